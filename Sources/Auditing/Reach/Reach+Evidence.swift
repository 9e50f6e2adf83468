// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

extension Reach {
    /// A picture that shows the reason for a verdict.
    package struct Evidence: Hashable, Sendable {
        /// The subject of a picture.
        package enum Subject: String, CaseIterable, Hashable, Sendable {
            /// Text at the default size.
            case atLarge
            /// All text at twice its size, or as large as iOS allows.
            case goal
            /// The first category with lost text.
            case firstLoss
            /// The largest category.
            case largest
        }

        /// The first subject, if the picture has several.
        package let subject: Subject
        package let category: ContentSizeCategory
        /// The width of the table, in points.
        package let width: Double
        /// The elements that lose text, from top to bottom.
        package let losses: [Loss]
    }

    /// The pictures for the verdicts, one for each category and width, in the order of categories.
    package var evidence: [Evidence] {
        var places: [(subject: Evidence.Subject, category: ContentSizeCategory, width: Double)] = []
        func add(_ subject: Evidence.Subject, _ category: ContentSizeCategory, _ width: Double?) {
            guard let width = width ?? widths.first,
                steps.contains(where: { $0.category == category }),
                !places.contains(where: { $0.category == category && $0.width == width })
            else { return }
            places.append((subject, category, width))
        }
        add(.atLarge, .default, nil)
        if let goal { add(.goal, goal, nil) }
        let lossy = steps.first { $0.category >= .default && !$0.losses.isEmpty }
        if let lossy { add(.firstLoss, lossy.category, lossy.losses.first?.width) }
        add(.largest, .accessibilityExtraExtraExtraLarge, nil)
        return places.sorted { ($0.category, $0.width) < ($1.category, $1.width) }.map { place in
            let step = steps.first { $0.category == place.category }
            return Evidence(
                subject: place.subject, category: place.category, width: place.width,
                losses: step?.losses.filter { $0.width == place.width } ?? [])
        }
    }
}
