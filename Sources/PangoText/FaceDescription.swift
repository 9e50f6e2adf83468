// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

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
    public let file: String

    /// Which face of the file, and which named instance of a variable one, as fontconfig counts.
    public let index: Int

    /// What fontconfig takes for the PostScript name; the same for several instances of a font.
    let fontconfigName: String
    let fontconfigWeight: Double
    let slant: Int

    /// What Pango is asked for: unique, and no comma may be in it.
    var id: String { "typeladder \(index) \(file.replacing(",", with: ";"))" }

    var sortKey: SortKey {
        SortKey(
            family: family.lowercased(), width: width, weight: weight, isItalic: isItalic,
            file: file, index: index)
    }

    /// - Parameter postScriptName: instead of the one that fontconfig knows.
    init(_ pattern: FontPattern, postScriptName name: String? = nil) {
        family = pattern.string(.family) ?? ""
        styleName = pattern.string(.style) ?? ""
        fontconfigName = pattern.string(.postScriptName) ?? ""
        postScriptName = name ?? fontconfigName
        weight = pattern.openTypeWeight
        isItalic = pattern.isItalic
        width = Int((pattern.double(.width) ?? 100).rounded())
        file = pattern.string(.file) ?? ""
        index = pattern.integer(.index) ?? 0
        fontconfigWeight = pattern.double(.weight) ?? 80
        slant = pattern.integer(.slant) ?? 0
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

/// Turns a made-up family name into the one face it stands for.
///
/// Pango asks fontconfig by family, weight and slant, and fontconfig answers any request with
/// something. A file name in the request outranks everything else, so the answer is that very
/// face; the families fontconfig added itself stay behind it, for characters the face lacks.
let substituteFace: PangoFcSubstituteFunc = { pointer, data in
    guard let pointer, let data else { return }
    let table = Unmanaged<SubstitutionTable>.fromOpaque(data).takeUnretainedValue()
    let pattern = FontPattern(borrowing: pointer)
    guard let name = pattern.string(.family), let face = table.descriptions[name] else { return }
    FcPatternRemove(pointer, FontPattern.Property.family.rawValue, 0)
    var family = FcValue()
    family.type = FcTypeString
    face.family.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: 1) { family.u.s = $0 }
        FcPatternAddWeak(pointer, FontPattern.Property.family.rawValue, family, 0)
    }
    let replaced: [FontPattern.Property] = [
        .file, .index, .weight, .slant, .width, .style, .variable,
    ]
    replaced.forEach(pattern.remove)
    pattern.add(.file, face.file)
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
    if let data { Unmanaged<SubstitutionTable>.fromOpaque(data).release() }
}
