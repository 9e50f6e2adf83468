// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The fonts of iOS, with stand-ins for those that may not be shipped.
///
/// They are read from `Resources/fonts.json`, `languages.json`, and `symbols.json`.
package struct DeviceFonts: Hashable, Sendable {
    var system: SystemFont
    var families: [Family]
    /// The Debian packages by their families, in the spelling of `key(ofFamily:)`.
    var packages: [String: String]
    /// The stand-ins for SF Symbols, which is a font, too.
    package var symbols = SymbolTable()
    /// The font fallback of languages and scripts.
    package var languages = LanguageTable()
    /// The family and face of each PostScript name and family name.
    private var byName: [String: Match]

    struct Match: Hashable, Sendable {
        var family: Int
        var face: Face
    }

    struct Family: Hashable, Sendable {
        var name: String
        var defaultFace: String
        var faces: [Face]
        var standIn: StandIn?
        /// The published line metrics of the iOS font, in ems; nil for none.
        var metrics: PublishedMetrics?
    }

    package struct Face: Hashable, Sendable {
        /// The PostScript name.
        package var name: String
        package var family: String
        /// The OpenType weight, 1 to 1000.
        package var weight: Int
        /// Whether the face is italic or oblique.
        package var isItalic: Bool
        /// The family of the stand-in; nil for none.
        package var standInFamily: String?
        /// The last iOS version with the face; nil if the newest version has it.
        var until: Double?
    }

    struct StandIn: Hashable, Sendable {
        var family: String
        var package: String
        /// Whether advances equal those of the iOS font, so that lines break at the same places.
        var hasSameAdvances: Bool
        /// A difference that designers should know, such as "without italics".
        var caveat: String?
    }

    /// The published line metrics of a font, in ems: all of them, or only their sum.
    struct PublishedMetrics: Hashable, Sendable {
        var ascent: Double?
        var descent: Double?
        var lineGap: Double?
        var capHeight: Double?
        var xHeight: Double?
        var lineHeight: Double?
    }

    /// The family and face that `UIFont(name:)` finds for a name: a PostScript name, or a family name for its
    /// default face.
    func match(_ name: String) -> (family: Family, face: Face)? {
        byName[name].map { (families[$0.family], $0.face) }
    }

    init(system: SystemFont, families: [Family], packages: [String: String] = [:]) {
        self.system = system
        self.families = families
        self.packages = packages
        byName = [:]
        for (index, family) in families.enumerated() {
            for face in family.faces {
                byName[face.name] = Match(family: index, face: face)
                if face.name == family.defaultFace, byName[family.name] == nil {
                    byName[family.name] = Match(family: index, face: face)
                }
            }
        }
    }
}

extension DeviceFonts.PublishedMetrics {
    /// The line metrics of a stand-in, in ems: the published metrics of the iOS font, or else its own.
    func applied(to own: FaceMetrics) -> FaceMetrics {
        var metrics = own
        metrics.capHeight = capHeight ?? own.capHeight
        metrics.xHeight = xHeight ?? own.xHeight
        if let ascent, let descent {
            metrics.ascent = ascent
            metrics.descent = descent
            metrics.lineGap = lineGap ?? 0
        } else if let lineHeight {
            // Only the line height is known, so the ascent and descent of the stand-in are scaled to it.
            let ratio = lineHeight / (own.ascent + own.descent)
            metrics.ascent = own.ascent * ratio
            metrics.descent = own.descent * ratio
            metrics.lineGap = 0
        }
        return metrics
    }
}

extension DeviceFonts {
    /// Reads the list of fonts.
    package static func read(_ tree: SyntaxTree) -> ReadResult<DeviceFonts> {
        var reader = ResourceReader(tree)
        let system = SystemFont(&reader)
        let families = (reader.node("families")?.array ?? []).map(Family.init)
        let packages = (reader.node("debianPackages.families")?.array ?? []).map { node in
            (key(ofFamily: node["family"]?.string ?? ""), node["package"]?.string ?? "")
        }
        return ReadResult(
            DeviceFonts(
                system: system, families: families,
                packages: Dictionary(packages, uniquingKeysWith: { first, _ in first })),
            reader.diagnostics)
    }
}

extension DeviceFonts {
    /// The Debian package with a family, in any spelling; nil if none is known.
    func package(withFamily family: String) -> String? { packages[Self.key(ofFamily: family)] }

    private static func key(ofFamily family: String) -> String {
        family.filter { !$0.isWhitespace }.lowercased()
    }
}

extension DeviceFonts.Family {
    fileprivate init(_ node: Node) {
        let family = node["family"]?.string ?? ""
        name = family
        defaultFace = node["defaultFace"]?.string ?? ""
        let until = node["until"]?.double
        faces = (node["faces"]?.array ?? []).map { face in
            DeviceFonts.Face(
                name: face["name"]?.string ?? "", family: family,
                weight: face["weight"]?.integer ?? 400, isItalic: face["italic"]?.bool ?? false,
                standInFamily: node["standIn"]?["family"]?.string,
                until: face["until"]?.string.flatMap(Double.init) ?? until)
        }
        standIn = node["standIn"].map {
            DeviceFonts.StandIn(
                family: $0["family"]?.string ?? "", package: $0["package"]?.string ?? "",
                hasSameAdvances: $0["sameAdvances"]?.bool ?? false,
                caveat: $0["caveat"]?.string)
        }
        metrics = node["metrics"].map {
            DeviceFonts.PublishedMetrics(
                ascent: $0["ascent"]?.double, descent: $0["descent"]?.double.map { abs($0) },
                lineGap: $0["lineGap"]?.double, capHeight: $0["capHeight"]?.double,
                xHeight: $0["xHeight"]?.double, lineHeight: $0["lineHeight"]?.double)
        }
    }
}
