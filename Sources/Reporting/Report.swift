// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A result of a command as a value. A ``Reporter`` writes it.
package protocol Report: Sendable {
    /// The keys and values of the report in JSON.
    var json: JSONObject { get }
    /// The report as text for people, without a line feed at its end.
    var text: String { get }
}

/// A report whose text has colors on a terminal.
package protocol ColoredReport: Report {
    /// The text, with all control characters escaped.
    ///
    /// - Parameter paint: gives a part of the text its color.
    func coloredText(_ paint: (String, Ink) -> String) -> String
}

extension ColoredReport {
    package var text: String { coloredText { text, _ in text } }
}

/// The meaning of a color.
package enum Ink: Sendable {
    case bad, doubtful, neutral, good
    /// The place of a finding.
    case place

    /// A text in this color for a terminal (ECMA-48, "select graphic rendition").
    func painting(_ text: String) -> String {
        let code =
            switch self {
            case .bad: "1;31"
            case .doubtful: "1;33"
            case .neutral: "36"
            case .good: "1;32"
            case .place: "1"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// A report that is one table.
package protocol TableReport: Report {
    /// The rows of the table. The first row has the titles of the columns.
    var rows: [[String]] { get }
}

extension TableReport {
    package var text: String { TextTable(rows).description }
}

/// The keys and values of an object in JSON. Keys without a value are left out.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    var values: [String: any Encodable] = [:]

    package init(dictionaryLiteral entries: (String, (any Encodable)?)...) {
        for (key, value) in entries { values[key] = value }
    }

    /// The object with the keys of another one, too.
    func adding(_ other: JSONObject) -> JSONObject {
        var object = self
        object.values.merge(other.values) { $1 }
        return object
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (key, value) in values { try container.encode(value, forKey: Name(stringValue: key)) }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}

/// A list in JSON. Writing makes its elements one by one, because in JSON they take a hundred times
/// the memory of their values.
struct JSONList: Encodable {
    let elements: any Sequence<JSONObject>

    init<Element>(_ elements: some Sequence<Element>, _ json: @escaping (Element) -> JSONObject) {
        self.elements = elements.lazy.map(json)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements { try container.encode(element) }
    }
}
