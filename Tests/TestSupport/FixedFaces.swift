// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// A machine with only a few families, all with the metrics of `Face.fixed`.
package final class FixedFaces: FaceFinding {
    private let families: Set<String>
    private let privateFamilies: Set<String>
    private let weights: [String: [Int]]
    private let uprightFamilies: Set<String>

    /// - Parameters:
    ///   - families: installed families. Their PostScript names are `Family-Regular` and so on, without spaces.
    ///   - privateFamilies: families of a theme's own fonts.
    ///   - weights: the weights of families that do not have all.
    ///   - upright: families without italics.
    package init(
        families: Set<String> = ["Inter", "Inter Display"],
        private privateFamilies: Set<String> = [], weights: [String: [Int]] = [:],
        upright uprightFamilies: Set<String> = []
    ) {
        self.weights = weights
        self.uprightFamilies = uprightFamilies
        self.families = families
        self.privateFamilies = privateFamilies
    }

    package func face(postScriptName: String) -> Face? {
        for family in privateFamilies.union(families) {
            for weight in [400, 600, 700] where name(family, weight, false) == postScriptName {
                return face(family: family, weight: weight, isItalic: false)
            }
        }
        return nil
    }

    package func face(
        family: String, weight: Int, isItalic: Bool, from origin: FaceOrigin
    ) -> Face? {
        guard (origin == .theme ? privateFamilies : families).contains(family) else { return nil }
        let weight = weights[family]?.min { abs($0 - weight) < abs($1 - weight) } ?? weight
        let isItalic = isItalic && !uprightFamilies.contains(family)
        let name = name(family, weight, isItalic)
        return Face(
            id: name, postScriptName: name, family: family, styleName: "", weight: weight,
            isItalic: isItalic, isPrivate: origin == .theme,
            metrics: Face.fixed.metrics)
    }

    package func caseOnlyMatch(postScriptName: String) -> String? {
        families.union(privateFamilies).map { name($0, 400, false) }.first {
            $0 != postScriptName && $0.lowercased() == postScriptName.lowercased()
        }
    }

    private func name(_ family: String, _ weight: Int, _ isItalic: Bool) -> String {
        let weights = [400: "Regular", 600: "SemiBold", 700: "Bold"]
        return family.filter { $0 != " " } + "-" + (weights[weight] ?? "\(weight)")
            + (isItalic ? "Italic" : "")
    }
}
