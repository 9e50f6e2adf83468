// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// A fontconfig pattern (`FcPattern`): the description of a face, or a request for faces.
///
/// Fontconfig's property names are C macros, which Swift cannot import, so they are declared here.
final class FontPattern {
    let pointer: OpaquePointer

    /// Takes ownership of a reference.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    init() { pointer = FcPatternCreate() }

    deinit { FcPatternDestroy(pointer) }

    /// Adds a reference to a pattern with another owner, such as a font set.
    init(borrowing pointer: OpaquePointer) {
        FcPatternReference(pointer)
        self.pointer = pointer
    }

    enum Property: String, CaseIterable {
        case family
        case familyLanguage = "familylang"
        case style
        case styleLanguage = "stylelang"
        case language = "lang"
        case nameLanguage = "namelang"
        case postScriptName = "postscriptname"
        case file
        case index
        case weight
        case slant
        case width
        case variable
        case outline
        case scalable
        case color
        case embolden
        case format = "fontformat"
        case version = "fontversion"
    }

    func string(_ property: Property, at position: Int32 = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pointer, property.rawValue, position, &value) == FcResultMatch,
            let value
        else { return nil }
        return String(
            validatingCString: UnsafeRawPointer(value).assumingMemoryBound(to: CChar.self))
    }

    func strings(_ property: Property) -> [String] {
        var strings: [String] = []
        while let string = string(property, at: Int32(strings.count)) { strings.append(string) }
        return strings
    }

    /// The English name of several names, or else the first by language. Fontconfig's order depends on the
    /// language of the environment.
    func englishString(_ property: Property, _ language: Property) -> String? {
        let names = strings(property)
        let languages = strings(language)
        guard names.count > 1, names.count == languages.count else { return names.first }
        let english = languages.firstIndex(of: "en")
        let first = languages.indices.min { languages[$0] < languages[$1] }
        return names[english ?? first ?? 0]
    }

    func integer(_ property: Property) -> Int? {
        var value: Int32 = 0
        guard FcPatternGetInteger(pointer, property.rawValue, 0, &value) == FcResultMatch
        else { return nil }
        return Int(value)
    }

    func double(_ property: Property) -> Double? {
        var value = 0.0
        guard FcPatternGetDouble(pointer, property.rawValue, 0, &value) == FcResultMatch
        else { return nil }
        return value
    }

    func boolean(_ property: Property) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pointer, property.rawValue, 0, &value) == FcResultMatch
            && value != 0
    }

    func add(_ property: Property, _ value: String) {
        FcPatternAddString(pointer, property.rawValue, value)
    }

    /// Adds a value with weak binding. Other properties outrank it.
    func addWeak(_ property: Property, _ value: String) {
        var weak = FcValue()
        weak.type = FcTypeString
        value.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) { weak.u.s = $0 }
            FcPatternAddWeak(pointer, property.rawValue, weak, 1)
        }
    }

    func add(_ property: Property, _ value: Int) {
        FcPatternAddInteger(pointer, property.rawValue, Int32(value))
    }

    func add(_ property: Property, _ value: Double) {
        FcPatternAddDouble(pointer, property.rawValue, value)
    }

    func add(_ property: Property, _ value: Bool) {
        FcPatternAddBool(pointer, property.rawValue, value ? 1 : 0)
    }

    func remove(_ property: Property) { FcPatternDel(pointer, property.rawValue) }
}

extension FontPattern {
    /// The OpenType weight, 1 to 1000, converted from fontconfig's scale.
    var openTypeWeight: Int {
        Int(FcWeightToOpenTypeDouble(double(.weight) ?? 80).rounded())
    }

    var isItalic: Bool { (integer(.slant) ?? 0) > 0 }
}
