// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// `Fixtures/lines-and-rows.json`: drawings on devices, with the source of each figure.
struct LineRecordings: Decodable {
    struct Pitch: Decodable {
        var source: String
        var style: String?
        var fontSize: Double?
        var weight: String?
        var category: String
        var scale: Double
        var width: Double?
        var text: String?
        var lines: [String]?
        var pitch: Double
    }

    struct Footer: Decodable {
        var layout: String
        var category: String
        var width: Double
        var pitch: Double
        var lines: [String]
        var baselines: [Double]
        var cardAboveEnds: Double
        var cardBelowBegins: Double
    }

    struct Header: Decodable {
        var category: String
        var width: Double
        var title: String
        var drawn: String
        var baselineAboveCard: Double
    }

    struct FallbackHeight: Decodable {
        var style: String
        var category: String
        var text: String
        var height: Double
    }

    struct WideWord: Decodable {
        var style: String
        var category: String
        var room: Double
        var weight: String?
        var text: String
        var lines: [String]
    }

    struct TextLabelRow: Decodable {
        var source: String
        var profile: String
        var scale: Double
        var width: Double
        var deviceWidth: Double
        var category: String
        var height: Double
        var baseline: Double
        var thickness: Double
        var separator: [Double]
    }

    struct ListCells: Decodable {
        struct Cell: Decodable {
            var category: String
            var height: Double
            var title: [Double]
            var subtitleHeight: Double?
            var value: [Double]?
            var gap: Double?
            var disclosure: [Double]?
            var disclosureTrailing: Double?
        }
        var cell: Cell
        var subtitleCell: Cell
        var largeCell: Cell
        var largeValueCell: Cell
    }

    struct LabelWidths: Decodable {
        struct Label: Decodable {
            var category: String
            var style: String
            var text: String
            var width: Double
            var height: Double
        }
        var scale: Double
        var labels: [Label]
    }

    struct Weights: Decodable {
        struct Wider: Decodable {
            var weight: String
            var pointSize: Double
            var letters: Double?
            var inkGap: Double?
            var words: Double?
        }
        struct Gaps: Decodable {
            var style: String
            var category: String
            var pointSize: Double
            var device: [Double]
            var plain: [Double]
        }
        var wider: [Wider]
        var gaps: Gaps
    }

    var pitches: [Pitch]
    var footers: [Footer]
    var header: Header
    var fallbackHeights: [FallbackHeight]
    var wideWords: [WideWord]
    var textLabelRows: [TextLabelRow]
    var listCells: ListCells
    var labelWidths: LabelWidths
    var weights: Weights

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/lines-and-rows.json")
        self = try JSONDecoder().decode(LineRecordings.self, from: Data(contentsOf: file))
    }
}
