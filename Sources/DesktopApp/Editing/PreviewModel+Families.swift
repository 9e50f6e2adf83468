// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax

// MARK: - A family for the whole theme

extension PreviewModel {
    /// Gives all eleven styles the faces of a family, as one step.
    ///
    /// - Parameter name: the PostScript name of any of its faces.
    /// - Returns: which faces those are, and what the family lacks; nil for a name nobody knows.
    /// - Throws: `EditFailure` when the theme cannot hold them; nothing has changed then.
    @discardableResult
    public func useFamily(of name: String) throws(EditFailure) -> FamilyMatch? {
        guard let match = familyMatch(of: name) else { return nil }
        try use(match, files: [])
        return match
    }

    /// Adds font files to the theme, and gives all eleven styles the faces of the family that most
    /// of them are of, as one step.
    ///
    /// - Returns: which faces those are, and what the family lacks.
    /// - Throws: `EditFailure` when none of the files is a font; nothing has changed then.
    @discardableResult
    public func useFonts(files: [String]) throws(EditFailure) -> FamilyMatch {
        let added = FontLibrary(fontFiles: files, includesSystemFonts: false)
        let counts = Dictionary(added.faces.map { ($0.family, 1) }, uniquingKeysWith: +)
        let family = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
        guard let family else {
            throw EditFailure(FileProblem.notFonts(files.map(\.shownName)))
        }
        let own = FontLibrary(fontFiles: fontFiles + files, includesSystemFonts: false)
        let match = familyMatch(family, own.faces.filter { $0.family == family })
        try use(match, files: files.filter { !added.unreadableFiles.contains($0) })
        return match
    }

    private func use(_ match: FamilyMatch, files: [String]) throws(EditFailure) {
        let theme = editing.history.value.theme
        var edits = match.edits(in: theme)
        let new = files.filter { !fontFiles.contains($0) }.map(pathInTheme)
        let named = theme.fontFiles.map(\.path)
        if !new.isEmpty { edits.append(.fontFiles(named + new.filter { !named.contains($0) })) }
        try edit(edits, label: "Use \(match.family) for Whole Theme", id: Self.wholeTheme)
    }

    /// A path as the theme names it: relative where the file is in the theme's folder.
    private func pathInTheme(_ path: String) -> String {
        guard let folder = theme.path?.folder, path.hasPrefix(folder + "/") else { return path }
        return String(path.dropFirst(folder.count + 1))
    }

    // MARK: - Matching

    /// The family of a face, matched to the theme's styles.
    func familyMatch(of name: String) -> FamilyMatch? {
        if let face = library.faces.first(where: { $0.postScriptName == name }) {
            return familyMatch(
                face.family,
                library.faces.filter { $0.family == face.family && $0.width == face.width })
        }
        let builtIn = deviceFonts.builtInFaces
        guard let family = builtIn.first(where: { $0.name == name })?.family else { return nil }
        let faces = builtIn.filter { $0.family == family }.map { face in
            FamilyMatch.Face(
                postScriptName: face.name, weight: FontWeight(rawValue: face.weight),
                isItalic: face.isItalic)
        }
        return FamilyMatch(family, faces, for: editing.history.value.theme, known: looks)
    }

    private func familyMatch(_ family: String, _ faces: [FaceDescription]) -> FamilyMatch {
        let normal = faces.filter { $0.width == 100 }
        return FamilyMatch(
            family,
            (normal.isEmpty ? faces : normal).map { face in
                FamilyMatch.Face(
                    postScriptName: face.postScriptName,
                    weight: FontWeight(rawValue: face.weight), isItalic: face.isItalic)
            }, for: editing.history.value.theme, known: looks)
    }

    /// The weight and slant of a face by its PostScript name.
    private func looks(of name: String) -> (weight: FontWeight, isItalic: Bool)? {
        if let face = library.faces.first(where: { $0.postScriptName == name }) {
            return (FontWeight(rawValue: face.weight), face.isItalic)
        }
        return deviceFonts.builtInFaces.first { $0.name == name }.map {
            (FontWeight(rawValue: $0.weight), $0.isItalic)
        }
    }
}
