// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing

@testable import DynamicType

/// Facts about iOS, separate from the code that must agree with them. Each file of `Fixtures/` names its source.
enum Fixtures {
    static let ramp = read(Ramp.self, "dynamic-type.json")
    static let names = read(Names.self, "names.json")
    static let observations = read(Observations.self, "font-metrics-observed.json")

    private static func read<Value: Decodable>(_ type: Value.Type, _ name: String) -> Value {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let path = folder.joined(separator: "/") + "/Fixtures/" + name
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
        } catch {
            fatalError("Cannot read \(path): \(error)")
        }
    }
}

extension Fixtures {
    struct Ramp: Decodable {
        var categories: [String]
        var styles: [Style]

        struct Style: Decodable, Sendable, CustomTestStringConvertible {
            var style: String
            var weight: String
            var size: [Double]
            var leading: [Double]
            var guidelinesLeading: [String: Double]

            var testDescription: String { style }
        }
    }

    struct Names: Decodable {
        var contentSizeCategories: [Category]
        var unspecified: [String]
        var textStyles: [Style]

        struct Category: Decodable, Sendable, CustomTestStringConvertible {
            var short: String
            var uiKit: String
            var raw: String
            var dynamicTypeSize: String
            var simulator: String
            var guidelines: String
            var isAccessibilityCategory: Bool

            var all: [String] { [short, uiKit, raw, dynamicTypeSize, simulator, guidelines] }
            var testDescription: String { short }
        }

        struct Style: Decodable, Sendable, CustomTestStringConvertible {
            var uiKit: String
            var raw: String
            var dictionaryKey: String
            var guidelines: String

            var all: [String] { [uiKit, raw, dictionaryKey, guidelines] }
            var testDescription: String { uiKit }
        }
    }

    struct Observations: Decodable {
        var observed: [Observation]

        struct Observation: Decodable, Sendable, CustomTestStringConvertible {
            enum API: String, Decodable {
                case scaledFont
                case scaledValue
            }

            var api: API
            var style: String
            var category: String
            var input: Double
            var displayScale: Double?
            var expected: Double

            var testDescription: String { "\(api) \(style) \(input) at \(category)" }
        }
    }
}
