// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import TestSupport

/// Screens as JSON.
enum ScreenText {
    static func screen(_ random: inout SeededGenerator) -> String {
        let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in section(&random) }
        var entries = [
            "\"sections\": [\(sections.joined(separator: ", "))]",
            "\"tableStyle\": \"\(random.one(of: TableStyle.allCases).rawValue)\"",
        ]
        if Bool.random(using: &random) {
            entries.append("\"tableHeader\": \(label(&random, "text"))")
        }
        if Bool.random(using: &random) { entries += bars(&random) }
        return "{\(entries.joined(separator: ", "))}"
    }

    /// The bars of the app, each in some screens.
    private static func bars(_ random: inout SeededGenerator) -> [String] {
        func items() -> String {
            let count = Int.random(in: 0...(Bool.random(using: &random) ? 4 : 32), using: &random)
            let items = (0..<count).map { _ -> String in
                switch Int.random(in: 0..<4, using: &random) {
                case 0: text(&random)
                case 1: "{\"image\": \(random.one(of: images)), \"badge\": \(text(&random))}"
                case 2: "{\"title\": \(text(&random)), \"image\": \(random.one(of: images))}"
                default: "{\"title\": \(text(&random)), \"badge\": 12}"
                }
            }
            return "[\(items.joined(separator: ", "))]"
        }
        let mode = random.one(of: ["large", "inline"])
        let placement = random.one(of: ["navigationBar", "tableHeader"])
        let bars = [
            "\"title\": \(text(&random)), \"navigationBar\": {\"titleDisplayMode\": \"\(mode)\", "
                + "\"prompt\": \(text(&random)), \"leading\": \(items()), \"trailing\": \(items())}",
            "\"searchBar\": {\"placeholder\": \(text(&random)), \"placement\": \"\(placement)\", "
                + "\"scopeTitles\": [\(text(&random)), \(text(&random))]}",
            "\"toolbar\": {\"items\": \(items())}", "\"tabBar\": {\"items\": \(items())}",
        ]
        return bars.filter { _ in Bool.random(using: &random) }
    }

    private static func section(_ random: inout SeededGenerator) -> String {
        let rows = (0..<Int.random(in: 0...4, using: &random)).map { _ in row(&random) }
        var entries = ["\"rows\": [\(rows.joined(separator: ", "))]"]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: entries.append("\"title\": \(text(&random))")
        case 1: entries.append("\"header\": \(label(&random, "title"))")
        default: break
        }
        if Bool.random(using: &random) { entries.append("\"footer\": \(text(&random))") }
        return "{\(entries.joined(separator: ", "))}"
    }

    private static let images = [
        "\"bell\"", "\"no.such.symbol\"", "{\"monogram\": \"AK\"}", "{\"file\": \"missing.png\"}",
        "{\"systemName\": \"chevron.forward\", \"tile\": \"tint\", \"symbolScale\": \"large\"}",
        "{\"monogram\": \"\", \"maximumSize\": {\"width\": 0, \"height\": 10000}}",
        "{\"systemName\": \"bell.fill\", \"reservedLayoutSize\": {\"width\": 10000, \"height\": 10000}}",
    ]

    private static func row(_ random: inout SeededGenerator) -> String {
        let kind = random.one(of: Row.Kind.allCases)
        let base = "\"title\": \(look(&random)), \"lines\": \(random.one(of: [0, 1, 2, 5]))"
        let fraction = Double.random(in: 0...1, using: &random)
        let particular =
            switch kind {
            case .default, .placeholder: base
            case .button:
                base + ", \"buttonStyle\": \"\(random.one(of: Row.ButtonStyle.allCases).rawValue)\""
            case .value, .picker: "\(base), \"value\": \(look(&random))"
            case .stepper:
                "\(base), \"value\": \(Int.random(in: 0...99, using: &random)), "
                    + "\"subtitle\": \(look(&random))"
            case .subtitle: "\(base), \"subtitle\": \(look(&random))"
            case .switch: "\(base), \"isOn\": true, \"subtitle\": \(look(&random))"
            case .image: "\(base), \"image\": \(random.one(of: images))"
            case .labels: labels(&random)
            case .stack: stack(&random, level: 1)
            case .textField, .textView:
                ["title", "value", "placeholder"].filter { _ in Bool.random(using: &random) }
                    .map { "\"\($0)\": \(look(&random))" }.joined(separator: ", ")
            case .slider: "\"value\": \(fraction), \"minimumImage\": \"sun.min\""
            case .progress: "\"title\": \(look(&random)), \"value\": \(fraction)"
            case .segmentedControl:
                "\"segments\": [\((0..<Int.random(in: 1...6, using: &random)).map { _ in text(&random) }.joined(separator: ", "))]"
            case .datePicker:
                "\(base), \"date\": \(text(&random)), \"time\": \(text(&random)), \"subtitle\": \(look(&random))"
            }
        let own = [particular, ends(&random, of: kind)].filter { !$0.isEmpty }
        return "{\"kind\": \"\(kind.rawValue)\", \(own.joined(separator: ", "))}"
    }

    /// The parts at the ends of a row, each in some rows.
    private static func ends(_ random: inout SeededGenerator, of kind: Row.Kind) -> String {
        var entries: [String] = []
        func sometimes(_ entry: @autoclosure () -> String) {
            if Int.random(in: 0..<3, using: &random) == 0 { entries.append(entry()) }
        }
        let words = Accessory.Kind.types.map { "\"\($0.name)\"" }
        if kind != .switch {
            let count = Int.random(in: 0...3, using: &random)
            let accessories = (0..<count).map { _ in random.one(of: words) }
            entries.append("\"accessory\": [\(accessories.joined(separator: ", "))]")
        }
        let leading = random.one(of: Accessory.Kind.leadingTypes).name
        sometimes("\"leadingAccessory\": \"\(leading)\"")
        let badge = text(&random)
        // Kinds that do not show these warn, and ignore them.
        let trailing = look(&random)
        sometimes("\"trailing\": \(trailing)")
        if Bool.random(using: &random) {
            sometimes("\"badge\": \(badge)")
        } else {
            sometimes("\"badge\": {\"text\": \(badge), \"background\": \"systemRed\"}")
        }
        let height = Int.random(in: 0...80, using: &random)
        sometimes("\"height\": \(height)")
        return entries.joined(separator: ", ")
    }

    /// A text of a row: alone, with its looks, or in runs.
    private static func look(_ random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: return text(&random)
        case 2, 3: return label(&random, "text")
        default:
            let runs = (0..<Int.random(in: 1...6, using: &random)).map { _ in run(&random) }
            return "{\"runs\": [\(runs.joined(separator: ", "))]}"
        }
    }

    private static func run(_ random: inout SeededGenerator) -> String {
        guard Bool.random(using: &random) else { return text(&random) }
        let intents = ["stronglyEmphasized", "emphasized", "code", "strikethrough"]
        return """
            {"text": \(text(&random)), "inlinePresentationIntent": "\(random.one(of: intents))", \
            "pointSize": \(random.one(of: [0.0001, 8, 17, 100])), "color": "systemRed"}
            """
    }

    /// A stack of labels, some of which are lines. One in eight has many labels.
    private static func labels(_ random: inout SeededGenerator) -> String {
        let isLong = Int.random(in: 0..<8, using: &random) == 0
        let count = Int.random(in: 1...(isLong ? 100 : 4), using: &random)
        let labels = (0..<count).map { _ -> String in
            switch Int.random(in: 0..<8, using: &random) {
            case 0: return text(&random)
            case 1:
                let texts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    label(&random, "text")
                }
                return "[\(texts.joined(separator: ", "))]"
            default: return label(&random, "text")
            }
        }.joined(separator: ", ")
        return "\"labels\": [\(labels)], "
            + "\"spacing\": \(random.one(of: ["\"system\"", "0", "7", "7.1"]))"
    }

    /// The keys of a stack. Some are as wide or as deep as a row may have.
    private static func stack(_ random: inout SeededGenerator, level: Int) -> String {
        let isWide = level == 1 && Int.random(in: 0..<16, using: &random) == 0
        let count = Int.random(in: 1...(isWide ? 60 : 3), using: &random)
        var inner = false
        let items = (0..<count).map { _ -> String in
            switch Int.random(in: 0..<10, using: &random) {
            case 0: return "{\"spacer\": \(random.one(of: ["\"system\"", "0", "10000"]))}"
            case 1: return "{\"image\": \(random.one(of: images))}"
            case 2: return text(&random)
            // A single stack in each keeps the number of items below the limit.
            case 3...6 where level < 8 && !inner:
                inner = true
                return "{\(stack(&random, level: level + 1))}"
            default: return label(&random, "text")
            }
        }
        let axis = random.one(of: TextAxis.allCases).rawValue
        let other = random.one(of: TextAxis.allCases).rawValue
        return "\"stack\": \"\(axis)\", \"accessibilityAxis\": \"\(other)\", "
            + "\"alignment\": \"\(random.one(of: StackAlignment.allCases).rawValue)\", "
            + "\"spacing\": \(random.one(of: ["\"system\"", "0", "7.1", "10000"])), "
            + "\"items\": [\(items.joined(separator: ", "))]"
    }

    private static func label(_ random: inout SeededGenerator, _ key: String) -> String {
        """
        {"\(key)": \(text(&random)), "textStyle": "\(random.one(of: TextStyle.allCases).uiKitName)", \
        "pointSize": \(random.one(of: [1, 8, 17, 22.5, 100])), \
        "lines": \(random.one(of: [0, 1, 3])), "scales": \(Bool.random(using: &random)),
        "lineBreakMode": "\(random.one(of: ["byTruncatingMiddle", "head", "byWordWrapping"]))",
        "minimumScaleFactor": \(random.one(of: [0, 0.01, 0.5, 1])),
        "adjustsFontSizeToFitWidth": \(Bool.random(using: &random))}
        """
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let words = [
            "Settings", "設定を変更", "إعدادات", "Straßenbahnhaltestelle", "a", " ", "👩‍👩‍👧", "\\n", "AVAV",
        ]
        if Int.random(in: 0..<4, using: &random) == 0 {
            let wild = UnicodeMode.text(&random, length: 0...20)
            return "\"" + wild.unicodeScalars.map(escaped).joined() + "\""
        }
        let count = Int.random(in: 0...8, using: &random)
        return "\"\((0..<count).map { _ in random.one(of: words) }.joined(separator: " "))\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
