// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The fonts that come with iOS, and how each is drawn where it may not be shipped.
///
/// Read from `Resources/fonts.json` and `Resources/languages.json`.
public struct DeviceFonts: Hashable, Sendable {
    var system: SystemFont
    var families: [Family]
    /// Debian packages by the families that they have, which are written as `key(ofFamily:)` has them.
    var packages: [String: String]
    /// What a text falls back on where its font lacks characters.
    public var languages = LanguageTable()
    /// PostScript name or family name to the family and the face it gives.
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
        /// Line metrics of the iOS font, in ems; nil where nobody published them.
        var metrics: PublishedMetrics?
    }

    struct Face: Hashable, Sendable {
        var name: String
        var weight: Int
        var isItalic: Bool
        /// The last iOS version that has it; nil while it is there.
        var until: Double?
    }

    struct StandIn: Hashable, Sendable {
        var family: String
        var package: String
        /// Whether its characters are as wide, so that lines break alike.
        var hasSameAdvances: Bool
        /// What a designer should know: "without italics".
        var caveat: String?
    }

    /// What is known of a font's lines: either all measures or only their sum.
    struct PublishedMetrics: Hashable, Sendable {
        var ascent: Double?
        var descent: Double?
        var lineGap: Double?
        var capHeight: Double?
        var xHeight: Double?
        var lineHeight: Double?
    }

    /// The family and face that `UIFont(name:)` finds under a name: a PostScript name, or a family
    /// name for its default face.
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
    /// The line metrics a stand-in is drawn with: the iOS font's where known, its own otherwise.
    func applied(to own: FaceMetrics) -> FaceMetrics {
        var metrics = own
        metrics.capHeight = capHeight ?? own.capHeight
        metrics.xHeight = xHeight ?? own.xHeight
        if let ascent, let descent {
            metrics.ascent = ascent
            metrics.descent = descent
            metrics.lineGap = lineGap ?? 0
        } else if let lineHeight {
            // Only the distance of lines is known: the stand-in's proportions fill it.
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
    public static func read(_ tree: SyntaxTree) -> ReadResult<DeviceFonts> {
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
    /// The Debian package that has a family, in whatever spelling; nil where none is known.
    func package(withFamily family: String) -> String? { packages[Self.key(ofFamily: family)] }

    private static func key(ofFamily family: String) -> String {
        family.filter { !$0.isWhitespace }.lowercased()
    }
}

extension DeviceFonts.Family {
    fileprivate init(_ node: Node) {
        name = node["family"]?.string ?? ""
        defaultFace = node["defaultFace"]?.string ?? ""
        let until = node["until"]?.double
        faces = (node["faces"]?.array ?? []).map { face in
            DeviceFonts.Face(
                name: face["name"]?.string ?? "", weight: face["weight"]?.integer ?? 400,
                isItalic: face["italic"]?.bool ?? false,
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
