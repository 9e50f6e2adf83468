// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax

/// The matching of a family's faces to the text styles of a theme.
struct FamilyMatcher {
    private let fonts: ThemeFonts
    private let theme: Theme

    /// A matcher for the fonts of a theme.
    init(_ fonts: ThemeFonts, _ theme: Theme) { (self.fonts, self.theme) = (fonts, theme) }

    /// The match for the family with the most faces in some font files.
    ///
    /// - Returns: the match, and the files that can be read.
    /// - Throws: `EditFailure` if none of the files is a font.
    func match(files: [FilePath]) throws(EditFailure) -> (FamilyMatch, readable: [FilePath]) {
        let added = FontLibrary.own(files)
        let counts = Dictionary(added.faces.map { ($0.family, 1) }, uniquingKeysWith: +)
        let family = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
        guard let family else {
            throw EditFailure(FileProblem.notFonts(files.map(\.displayName)))
        }
        let own = FontLibrary.own(fonts.files + files)
        let match = match(family, own.faces.filter { $0.family == family })
        return (match, files.filter { !added.unreadableFiles.contains($0) })
    }

    /// The match for the family of a face.
    func match(of name: String) -> FamilyMatch? {
        if let face = fonts.library.faces.first(where: { $0.postScriptName == name }) {
            return match(
                face.family,
                fonts.library.faces.filter { $0.family == face.family && $0.width == face.width })
        }
        let builtIn = fonts.deviceFonts.builtInFaces
        guard let family = builtIn.first(where: { $0.name == name })?.family else { return nil }
        return FamilyMatch(
            family, builtIn.filter { $0.family == family }.map(\.named), for: theme, known: traits)
    }

    private func match(_ family: String, _ faces: [FaceDescription]) -> FamilyMatch {
        let normal = faces.filter { $0.width == 100 }
        return FamilyMatch(
            family, (normal.isEmpty ? faces : normal).map(\.named), for: theme, known: traits)
    }

    /// The traits of a face by its PostScript name.
    private func traits(of name: String) -> FaceTraits? {
        fonts.library.faces.first { $0.postScriptName == name }?.named.traits
            ?? fonts.deviceFonts.builtInFaces.first { $0.name == name }?.named.traits
    }
}

extension FaceDescription {
    /// The face by its PostScript name and its traits.
    var named: NamedFace {
        NamedFace(
            postScriptName,
            FaceTraits(family: family, weight: FontWeight(rawValue: weight), isItalic: isItalic))
    }
}
