// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import PangoText
import Previewing
import Words
import Workspace

/// The catalog of faces by PostScript name: the installed ones, the theme's own, and those of iOS, with or without a
/// stand-in here. A font is loaded only when its row is in view.
final class FontCatalog {
    enum Origin {
        case installed
        case theme
        case device
    }

    /// The filter of listed faces.
    enum Filter: CaseIterable {
        case device
        case theme
        case installed

        /// The name in the menu.
        var title: String {
            switch self {
            case .device: tr("On iPhone")
            case .theme: tr("From Theme")
            case .installed: trc("fonts", "Installed")
            }
        }
    }

    struct Entry: Hashable {
        var postScriptName: String
        var family: String
        var styleName: String
        var weight: Int
        var isItalic: Bool
        var origin: Origin
        /// Whether iOS has a face of this name.
        var isBuiltIn: Bool
        /// The font file; for a face of iOS, the family of the stand-in, or empty.
        var location: String
        fileprivate var description: FaceDescription?
        fileprivate var searchText: String
    }

    /// The faces of a family, lightest first, uprights before italics.
    struct Family: Hashable {
        var name: String
        var entries: [Entry]
    }

    /// All families by name.
    let families: [Family]
    /// The fonts that draw the samples.
    let library: FontLibrary

    /// A catalog of the fonts of this machine, of a theme, and of iOS.
    init(_ fonts: ThemeFonts) {
        let library = fonts.library
        self.library = library
        let builtIn = fonts.deviceFonts.builtInFaces
        let builtInNames = Set(builtIn.map(\.name))
        var entries = library.faces.map { face in
            Entry(
                face, origin: library.isPrivate(face) ? .theme : .installed,
                isBuiltIn: builtInNames.contains(face.postScriptName))
        }
        let names = Set(entries.map(\.postScriptName))
        let here = Set(entries.map(\.family))
        entries += builtIn.filter { !names.contains($0.name) }.map { face in
            Entry(face, standIn: face.standInFamily.flatMap { here.contains($0) ? $0 : nil })
        }
        families = Self.grouped(entries)
    }

    /// The families, with each face once. The theme's own font replaces an installed font with the same name, as in
    /// previews.
    private static func grouped(_ entries: [Entry]) -> [Family] {
        var seen: Set<String> = []
        let unique = entries.sorted { $0.origin == .theme && $1.origin != .theme }
            .filter { seen.insert($0.postScriptName).inserted }
        let groups = Dictionary(grouping: unique, by: \.family)
        return groups.map { name, entries in
            Family(
                name: name,
                entries: entries.sorted {
                    ($0.weight, $0.isItalic ? 1 : 0, $0.postScriptName)
                        < ($1.weight, $1.isItalic ? 1 : 0, $1.postScriptName)
                })
        }
        .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }

    var count: Int { families.reduce(0) { $0 + $1.entries.count } }

    /// The faces, by family, whose family, PostScript name, or style contains every word of a text.
    func search(_ text: String, filter: Filter?) -> [Family] {
        let words = text.lowercased().split(separator: " ")
        return families.compactMap { family in
            let entries = family.entries.filter { entry in
                (filter.map(entry.isListed) ?? true)
                    && words.allSatisfy { entry.searchText.contains($0) }
            }
            return entries.isEmpty ? nil : Family(name: family.name, entries: entries)
        }
    }

    /// The loaded face that draws an entry.
    func face(of entry: Entry) -> Face? {
        if let description = entry.description { return library.load(description) }
        if entry.location.isEmpty { return nil }
        return library.standIn(
            family: entry.location, weight: entry.weight, isItalic: entry.isItalic)
    }
}

extension FontCatalog.Entry {
    fileprivate init(
        _ face: FaceDescription, origin: FontCatalog.Origin, isBuiltIn: Bool
    ) {
        self.init(
            postScriptName: face.postScriptName, family: face.family, styleName: face.styleName,
            weight: face.weight, isItalic: face.isItalic, origin: origin, isBuiltIn: isBuiltIn,
            location: face.file.string,
            description: face, searchText: "")
        prepareSearch()
    }

    fileprivate init(_ face: DeviceFonts.Face, standIn: String?) {
        self.init(
            postScriptName: face.name, family: face.family, styleName: face.styleName,
            weight: face.weight, isItalic: face.isItalic, origin: .device, isBuiltIn: true,
            location: standIn ?? "",
            description: nil, searchText: "")
        prepareSearch()
    }

    private mutating func prepareSearch() {
        // Also the name without its hyphen.
        let letters = postScriptName.filter { $0 != "-" }
        searchText = "\(family) \(postScriptName) \(letters) \(styleName)".lowercased()
    }

    /// Weight and slant in words: `700 · italic`.
    var traits: String { isItalic ? tr("%1$s · italic", "\(weight)") : "\(weight)" }

    /// Whether a filter lists the face.
    fileprivate func isListed(_ filter: FontCatalog.Filter) -> Bool {
        switch filter {
        case .device: isBuiltIn
        case .theme: origin == .theme
        case .installed: origin != .device
        }
    }

    /// Tells the user whether an iPhone has the face, and which font draws it here.
    func origin(drawnIn face: Face?) -> String {
        switch origin {
        case .installed:
            isBuiltIn
                ? tr(
                    "Available on iPhone and installed here")
                : tr(
                    "Installed here, but not available on iPhone")
        case .theme: tr("From the theme")
        case .device:
            // The stand-in family may lack the weight.
            face.map { face in
                face.weight == weight
                    ? tr("Available on iPhone; drawn here in %1$s", face.postScriptName)
                    // Translators: %1$s is a font, and %2$s the number of a weight.
                    : tr(
                        """
                        Available on iPhone; drawn here in %1$s (weight %2$s)
                        """, face.postScriptName,
                        "\(face.weight)")
            } ?? tr("Available on iPhone, but no similar font is installed here")
        }
    }
}
