// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The fonts that the texts of a table name by index.
public struct FontPalette: Sendable {
    package let fonts: [ScaledFont]
    let faces: PerFont<Face>

    /// A palette of fonts.
    public init(_ fonts: [ScaledFont]) {
        self.fonts = fonts
        var known: [Face: Int32] = [:]
        var faces: [Face] = []
        let numbers = fonts.map { font in
            if let number = known[font.face] { return number }
            let number = Int32(faces.count)
            known[font.face] = number
            faces.append(font.face)
            return number
        }
        self.faces = PerFont(values: faces, numbers: numbers)
    }
}

/// A value for each font of a palette, of which thousands share a few. Copies share the lists, and so are
/// known to be equal without a look at all fonts.
struct PerFont<Value> {
    /// Each once.
    let values: [Value]
    /// By font, the index of its value.
    let numbers: [Int32]

    subscript(font: Int) -> Value { values[Int(numbers[font])] }

    /// Other values for the same fonts, each made once.
    func map<Other>(_ transform: (Value) -> Other) -> PerFont<Other> {
        PerFont<Other>(values: values.map(transform), numbers: numbers)
    }
}

extension PerFont: Sendable where Value: Sendable {}
extension PerFont: Equatable where Value: Equatable {}
extension PerFont: Hashable where Value: Hashable {}
