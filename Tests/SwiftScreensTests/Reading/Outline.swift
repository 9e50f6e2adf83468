// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

@testable import SwiftScreens

/// Rows of a screen in one line each, for tables: `kind=switch title=Wi-Fi isOn=true`. Origins are left out.
enum Outline {
    static func rows(of screen: ConvertedScreen) -> [String] {
        screen.sections.flatMap { $0["rows"]?.values ?? [] }.map(text)
    }

    /// The entries of sections, without their rows.
    static func sections(of screen: ConvertedScreen) -> [String] {
        screen.sections.map { text(.dictionary($0.filter { $0.key != "rows" })) }
    }

    /// The entries of the screen, without its sections.
    static func head(of screen: ConvertedScreen) -> String {
        text(.dictionary((screen.value.entries ?? []).filter { $0.key != "sections" }))
    }

    static func text(_ value: SyntaxValue) -> String {
        switch value {
        case .dictionary(let entries):
            entries.filter { $0.key != "source" }.map { entry in
                if case .dictionary = entry.value { return "\(entry.key)=(\(text(entry.value)))" }
                return "\(entry.key)=\(text(entry.value))"
            }.joined(separator: " ")
        case .array(let values): "[\(values.map(text).joined(separator: " | "))]"
        case .string(let text): text
        case .number(let number): "\(number.double)"
        case .bool(let bool): "\(bool)"
        default: "?"
        }
    }
}

extension ConvertedScreen {
    var sections: [[SyntaxValue.Entry]] {
        value.entries?["sections"]?.values?.compactMap(\.entries) ?? []
    }
}

extension SyntaxValue {
    var entries: [Entry]? { if case .dictionary(let entries) = self { entries } else { nil } }
    var values: [SyntaxValue]? { if case .array(let values) = self { values } else { nil } }
}
