// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// `Fixtures/uikit-ios26.json`: view dumps of UIKit. Lengths are points from the left and the top of the table or row.
struct UIKitRecordings: Decodable {
    struct Row: Decodable {
        struct Texts: Codable {
            var kind: String?
            var title: String
            var value: String?
            var subtitle: String?
            var accessory: String?
            var rowHeight: Double?
        }
        struct Accessory: Decodable {
            var x: [Double]?
            var y: [Double]?
            var size: [Double]?
            /// The width of the cell's content view, which ends before the room for the accessory.
            var contentWidth: Double?
        }
        var profile: String
        var tableStyle: String?
        var cellLayout: String?
        var scale: Double
        var width: Double
        var category: String
        var isRightToLeft: Bool?
        var row: Texts
        /// The height of a table row, including its separator.
        var height: Double?
        var tops: [Double]?
        var heights: [Double]?
        var pointSizes: [Double]?
        /// The start and the end of each text, in reading direction.
        var leading: [Double?]?
        var trailing: [Double?]?
        var card: [Double]?
        var separator: [Double]?
        var accessory: Accessory?
    }

    struct Header: Decodable {
        var scale: Double
        var width: Double
        /// The distance from a header's label to the card.
        var labelBelow: Double
        /// The distance between two sections without header and footer.
        var gap: Double
    }

    struct FixedFont: Decodable {
        var pointSize: Double
        var lines: Int
        var scale: Double
        var height: Double
    }

    struct Label: Decodable {
        var text: String
        var pointSize: Double
        var width: Double
        var scale: Double
    }

    var rows: [Row]
    var headers: [Header]
    var fixedFont: FixedFont
    /// The visible height of a disclosure indicator, by category.
    var chevronInk: [String: Double]
    /// Red, green, and blue of a switch that is off, on white.
    var switchOff: [Int]
    /// Labels in the system font, regular.
    var labels: [Label]

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/uikit-ios26.json")
        self = try JSONDecoder().decode(UIKitRecordings.self, from: Data(contentsOf: file))
    }
}
