// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Syntax
import TestSupport
import Testing

@testable import Auditing

/// A theme and a screen with one defect, and the finding that an audit must report.
///
/// Without a theme, every style is in Noto Sans at the size of the system font. All characters are half an em wide, and
/// lines of custom fonts are one em high, so figures can be computed by hand.
struct Seed: Sendable, CustomTestStringConvertible {
    var rule: Rule
    /// The screen's file, or only its rows if it has no braces.
    var screen: String
    /// The theme's file; nil for Noto Sans, `system` for the system font.
    var theme: String?
    var width = 390.0
    var profile = "ios18"
    var element: String
    /// The categories of the finding, in the format of `CategorySet.english`.
    var at = "XS to AX5"
    var figures: (needed: Double, given: Double)?
    var severity = Severity.violation
    /// The key path of the cause; nil if no file has one.
    var keyPath: String?
    /// Whether an edit fixes the defect.
    var isFixed = false
    /// Other rules with findings because of the same defect.
    var beside: [Rule] = []

    var testDescription: String { "\(rule.rawValue): \(screen.prefix(80)) \(theme ?? "")" }
}

extension Seed {
    /// A theme with Noto Sans in every style.
    static let customTheme: String = {
        let styles = TextStyle.allCases.map { style in
            let size = Int(style.preferredPointSize(at: .default))
            return "\"\(style.dictionaryKey)\": "
                + "{\"fontName\": \"NotoSans-Regular\", \"fontSize\": \(size)}"
        }
        return "{\"fonts\": {\(styles.joined(separator: ", "))}}"
    }()

    /// The file of a theme that differs in one style.
    static func theme(_ style: TextStyle, _ entry: String, more: String = "") -> String {
        let size = Int(style.preferredPointSize(at: .default))
        let plain =
            "\"\(style.dictionaryKey)\": "
            + "{\"fontName\": \"NotoSans-Regular\", \"fontSize\": \(size)}"
        let changed = customTheme.replacing(plain, with: "\"\(style.dictionaryKey)\": \(entry)")
        return changed.dropLast() + more + "}"
    }

    var files: AuditSample {
        AuditSample(
            theme: theme == "system" ? nil : theme ?? Self.customTheme,
            screen: screen.hasPrefix("{\"sections\"") || screen.hasPrefix("{\"screen\"")
                ? screen.replacing("\"screen\": 0, ", with: "")
                : "{\"sections\": [{\"rows\": [\(screen)]}]}",
            width: width, profile: profile)
    }
}
