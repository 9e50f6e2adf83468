// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Synchronization
import Syntax

/// The description of a face for lists of fonts, without loading it.
package struct FaceDescription: Hashable, Sendable {
    /// The name of the family, such as `Noto Serif`.
    package let family: String
    /// The name of the style within the family, such as `Bold Italic`.
    package let styleName: String
    package let postScriptName: String

    /// The OpenType weight, 1 to 1000.
    package let weight: Int
    /// Whether the font file calls the face italic or oblique.
    package let isItalic: Bool

    /// The width in percent of normal, 50 to 200.
    package let width: Int

    /// The path of the font file.
    package let file: FilePath

    /// Fontconfig's index: the low 16 bits are the face within the file, the bits above are the named instance
    /// of a variable font.
    package let index: Int

    /// Fontconfig's PostScript name, which is the same for all instances of a variable font.
    let fontconfigName: String
    let fontconfigWeight: Double
    let slant: Int
    /// `fontRevision` of the `head` table; 0 if unknown.
    let version: Double

    /// The family name that Pango gets for the face. It is unique, has no comma, and is in ASCII, because two
    /// names in different normal forms would be one key.
    var id: String {
        let name = file.string.utf8.map { byte in
            Self.plain.contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
        }
        return "typeladder \(index) \(name.joined())"
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-".utf8)

    /// - Parameter postScriptName: the name to use instead of fontconfig's.
    init(_ pattern: FontPattern, postScriptName name: String? = nil) {
        family = pattern.englishString(.family, .familyLanguage) ?? ""
        styleName = pattern.englishString(.style, .styleLanguage) ?? ""
        fontconfigName = pattern.string(.postScriptName) ?? ""
        postScriptName = name ?? fontconfigName
        weight = pattern.openTypeWeight
        isItalic = pattern.isItalic
        width = Int((pattern.double(.width) ?? 100).rounded())
        file = FilePath(pattern.string(.file) ?? "")
        index = pattern.integer(.index) ?? 0
        fontconfigWeight = pattern.double(.weight) ?? 80
        slant = pattern.integer(.slant) ?? 0
        version = Double(pattern.integer(.version) ?? 0) / 65_536
    }
}

extension FaceDescription: Comparable {
    /// Whether a face comes before another in lists: by family, width, weight, slant, and file.
    package static func < (left: FaceDescription, right: FaceDescription) -> Bool {
        func order(_ face: FaceDescription) -> (String, Int, Int, Int, String, Int) {
            (
                face.family.lowercased(), face.width, face.weight, face.isItalic ? 1 : 0,
                face.file.string, face.index
            )
        }
        return order(left) < order(right)
    }
}

/// The faces by their ids, which are family names for Pango.
final class SubstitutionTable: Sendable {
    /// A mutex, because faces are added while other threads shape.
    private let table = Mutex<[String: FaceDescription]>([:])

    subscript(id: String) -> FaceDescription? {
        get { table.withLock { $0[id] } }
        set { table.withLock { $0[id] = newValue } }
    }
}

/// The data of `substituteFace`: the faces of the library, and the languages of a shaper.
final class Substitution {
    let table: SubstitutionTable
    let languages: TextLanguages

    init(_ table: SubstitutionTable, _ languages: TextLanguages) {
        self.table = table
        self.languages = languages
    }
}

/// Replaces the id of a face in Pango's request with the file of that face.
///
/// Pango asks fontconfig by family, weight, and slant, and fontconfig answers every request with some face. A
/// file name in the request outranks all other properties. So the answer is exactly that face, followed by the
/// fallback families of the language. Fontconfig's additions for the language of the environment are removed,
/// because output must not depend on the locale.
let substituteFace: PangoFcSubstituteFunc = { pointer, data in
    guard let pointer, let data else { return }
    let substitution = Unmanaged<Substitution>.fromOpaque(data).takeUnretainedValue()
    let pattern = FontPattern(borrowing: pointer)
    // The first language comes from Pango's request.
    let language = pattern.string(.language) ?? TextLanguages.default
    pattern.remove(.language)
    pattern.add(.language, language)
    pattern.add(.nameLanguage, "en")
    let names = pattern.strings(.family)
    if names.first == "emoji" {
        pattern.remove(.family)
        for family in substitution.languages.emojiFamilies + names.prefix(1) {
            pattern.add(.family, family)
        }
        return
    }
    pattern.remove(.family)
    guard let face = names.first.flatMap({ substitution.table[$0] }) else {
        // Pango draws the numbers of missing characters in "monospace".
        for family in substitution.languages.plainFamilies + names.prefix(1) {
            pattern.addWeak(.family, family)
        }
        return
    }
    // The binding is weak, so that the fallback families of the language come before that of the face.
    pattern.addWeak(.family, face.family)
    for family in substitution.languages.families(of: language) { pattern.add(.family, family) }
    let replaced: [FontPattern.Property] = [
        .file, .index, .weight, .slant, .width, .style, .variable,
    ]
    replaced.forEach(pattern.remove)
    pattern.add(.file, face.file.string)
    pattern.add(.index, face.index)
    // The named instances of a variable font are in one file with the font itself. Some of them differ only in
    // the name of their style.
    pattern.add(.style, face.styleName)
    pattern.add(.variable, false)
    pattern.add(.postScriptName, face.fontconfigName)
    pattern.add(.weight, face.fontconfigWeight)
    pattern.add(.slant, face.slant)
    pattern.add(.width, Double(face.width))
}

let releaseSubstitutions: GDestroyNotify = { data in
    if let data { Unmanaged<Substitution>.fromOpaque(data).release() }
}
