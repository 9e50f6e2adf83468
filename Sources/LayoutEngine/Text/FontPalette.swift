// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The fonts that the texts of a table refer to by index.
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

/// A value for each font of a palette. Thousands of fonts share a few values. Copies share the lists, so
/// comparing them is fast.
struct PerFont<Value> {
    /// The values, each once.
    let values: [Value]
    /// The index of the value of each font.
    let numbers: [Int32]

    subscript(font: Int) -> Value { values[Int(numbers[font])] }

    /// Other values for the same fonts. Each is made once.
    func map<Other>(_ transform: (Value) -> Other) -> PerFont<Other> {
        PerFont<Other>(values: values.map(transform), numbers: numbers)
    }
}

extension PerFont: Sendable where Value: Sendable {}
extension PerFont: Equatable where Value: Equatable {}
extension PerFont: Hashable where Value: Hashable {}
