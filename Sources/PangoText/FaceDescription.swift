// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Syntax

/// A face as a list of fonts shows it, without loading it.
public struct FaceDescription: Hashable, Sendable {
    /// The name of the family, such as `Noto Serif`.
    public let family: String
    /// What tells it from others of its family, such as `Bold Italic`.
    public let styleName: String
    /// The name that apps ask for.
    public let postScriptName: String

    /// OpenType weight, 1 to 1000.
    public let weight: Int
    /// Whether the font file calls the face italic or oblique.
    public let isItalic: Bool

    /// Width in percent of normal, 50 to 200.
    public let width: Int

    /// Path of the font file.
    public let file: FilePath

    /// Which face of the file, and which named instance of a variable one, as fontconfig counts.
    public let index: Int

    /// What fontconfig takes for the PostScript name; the same for several instances of a font.
    let fontconfigName: String
    let fontconfigWeight: Double
    let slant: Int
    /// `fontRevision` of the `head` table; 0 where fontconfig does not know it.
    let version: Double

    /// What Pango is asked for: unique, and no comma may be in it. In ASCII, since two names in
    /// different normal forms would be one key.
    var id: String {
        let name = file.string.utf8.map { byte in
            Self.plain.contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
        }
        return "typeladder \(index) \(name.joined())"
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-".utf8)

    var sortKey: SortKey {
        SortKey(
            family: family.lowercased(), width: width, weight: weight, isItalic: isItalic,
            file: file.string, index: index)
    }

    /// - Parameter postScriptName: instead of the one that fontconfig knows.
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

extension FaceDescription {
    struct SortKey: Comparable {
        var family: String
        var width: Int
        var weight: Int
        var isItalic: Bool
        var file: String
        var index: Int

        static func < (left: SortKey, right: SortKey) -> Bool {
            (left.family, left.width, left.weight, left.isItalic ? 1 : 0, left.file, left.index)
                < (
                    right.family, right.width, right.weight, right.isItalic ? 1 : 0, right.file,
                    right.index
                )
        }
    }
}

/// Which face each made-up family name stands for.
final class SubstitutionTable {
    var descriptions: [String: FaceDescription] = [:]
}

/// What substituting needs: the same faces for all shapers, and a shaper's languages.
final class Substitution {
    let table: SubstitutionTable
    let languages: TextLanguages

    init(_ table: SubstitutionTable, _ languages: TextLanguages) {
        self.table = table
        self.languages = languages
    }
}

/// Turns a made-up family name into the one face it stands for.
///
/// Pango asks fontconfig by family, weight and slant, and fontconfig answers any request with
/// something. A file name in the request outranks everything else, so the answer is that very face.
/// Behind it come the fallback families of the language. What fontconfig added for the environment's
/// language goes, because output must not depend on the machine's locale.
let substituteFace: PangoFcSubstituteFunc = { pointer, data in
    guard let pointer, let data else { return }
    let substitution = Unmanaged<Substitution>.fromOpaque(data).takeUnretainedValue()
    let pattern = FontPattern(borrowing: pointer)
    // The first language is the one that Pango asks for.
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
    guard let face = names.first.flatMap({ substitution.table.descriptions[$0] }) else {
        // Pango draws the numbers of missing characters in "monospace".
        for family in substitution.languages.plainFamilies + names.prefix(1) {
            pattern.addWeak(.family, family)
        }
        return
    }
    // Weak: as a family the face itself stands behind the families of its language.
    pattern.addWeak(.family, face.family)
    for family in substitution.languages.families(of: language) { pattern.add(.family, family) }
    let replaced: [FontPattern.Property] = [
        .file, .index, .weight, .slant, .width, .style, .variable,
    ]
    replaced.forEach(pattern.remove)
    pattern.add(.file, face.file.string)
    pattern.add(.index, face.index)
    // The named instances of a variable font are in one file with the font itself, which can only
    // be bent to a weight and a width; some of them differ in nothing but their style's name.
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
