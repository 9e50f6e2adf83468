// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The list of all benchmarks: two texts in each row, all different, so that no text is measured once and used
/// twice.
struct Content {
    let rowCount: Int
    var form = Form.labels

    /// The rows of a list.
    enum Form: String {
        /// Two labels each.
        case labels
        /// The kinds of apps in turn, with trailing texts, pictures, badges, and controls.
        case mixed
        /// Two labels each, of which the second has a bold run.
        case runs
        /// A stack of three texts each: two below each other, and one beside them.
        case stacks
    }

    /// The width of the device and of every list, in points. A point is a pixel.
    static let width = 390

    static func title(_ number: Int) -> String { "Notification setting \(number)" }

    static func body(_ number: Int) -> String {
        "\(number) Notifications are delivered quietly, and appear on the lock screen and in "
            + "Notification Center"
    }

    /// The numbers of the rows, from 1.
    var numbers: ClosedRange<Int> { 1...rowCount }

    /// The list as a screen for the core.
    var screen: Screen {
        guard form == .labels else {
            return ScreenReader.read(SourceFile(name: "rows", text: json)).value ?? .empty
        }
        // The first row is read, and the others are made from it. Reading a file with all rows would use memory
        // that is then measured.
        let first = SourceFile(name: "one row", text: Content(rowCount: 1).json)
        var screen = ScreenReader.read(first).value ?? .empty
        screen.sections[0].rows = numbers.map { number in
            var row = screen.sections[0].rows[0]
            row.stack?.changeLabel(0) { $0.text = Self.title(number) }
            row.stack?.changeLabel(1) { $0.text = Self.body(number) }
            return row
        }
        return screen
    }

    /// The list as a file for the window. It has no spaces and no default values, because the size of files is
    /// limited.
    var json: String {
        let rows = numbers.map(row)
        return "{\"title\":\"Notifications\",\"tableStyle\":\"plain\",\"sections\":[{\"rows\":[\n"
            + rows.joined(separator: ",\n") + "]}]}\n"
    }

    private func row(_ number: Int) -> String {
        if form == .runs {
            return "{\"labels\":[{\"text\":\"\(Self.title(number))\",\"textStyle\":\"headline\"},"
                + "{\"runs\":[\"\(Self.body(number)) \",{\"text\":\"of group \(number)\","
                + "\"weight\":\"bold\"}],\"textStyle\":\"body\",\"lines\":0}]}"
        }
        if form == .stacks {
            return "{\"stack\":\"horizontal\",\"items\":[{\"stack\":\"vertical\","
                + "\"alignment\":\"leading\",\"items\":[{\"text\":\"\(Self.title(number))\","
                + "\"textStyle\":\"headline\"},\"\(Self.body(number))\"]},"
                + "{\"spacer\":\"system\"},\"\(number % 24):41\"]}"
        }
        guard form == .mixed else {
            return "{\"labels\":[{\"text\":\"\(Self.title(number))\",\"textStyle\":\"headline\"},"
                + "{\"text\":\"\(Self.body(number))\",\"lines\":0}]}"
        }
        let title = "\"title\":\"Setting \(number)\""
        let forms = [
            "{\(title),\"trailing\":\"\(number % 24):41\"}",
            """
            {"kind":"subtitle",\(title),"subtitle":"\(Self.body(number))","image":"bell",\
            "badge":\(number),"accessory":"disclosure"}
            """,
            "{\"kind\":\"value\",\(title),\"value\":\"Value \(number)\",\"accessory\":\"disclosure\"}",
            """
            {"kind":"switch",\(title),"isOn":true,"image":{"systemName":"wifi","tile":"systemBlue"}}
            """,
            "{\"kind\":\"stepper\",\(title),\"value\":\(number)}",
            "{\"kind\":\"textField\",\(title),\"placeholder\":\"Text \(number)\"}",
            "{\"kind\":\"segmentedControl\",\"segments\":[\"Day \(number)\",\"Week\"]}",
            "{\"kind\":\"datePicker\",\(title),\"date\":\"May \(number % 28 + 1), 2026\"}",
            """
            {"labels":[{"text":"Sender \(number)","textStyle":"headline"},\
            {"text":"\(Self.body(number))","lines":2}],"trailing":"\(number % 12 + 1):05",\
            "leadingAccessory":"unread"}
            """,
            """
            {"kind":"button","title":{"text":"Button \(number)","color":"#AA0000","weight":"bold"}}
            """,
            "{\"kind\":\"slider\",\"value\":0.5,\(title),\"minimumImage\":\"sun.min\"}",
        ]
        return forms[number % forms.count]
    }
}

// MARK: - Changes

extension ContentSizeCategory {
    /// Categories from M to AX5 and back, repeated, like the drag of a slider. Each differs from the one
    /// before, and the first differs from L.
    static func dragged(_ count: Int) -> [ContentSizeCategory] {
        let upwards = allCases.filter { $0 >= .medium }
        let period = upwards + upwards.dropFirst().dropLast().reversed()
        return (2..<count + 2).map { period[$0 % period.count] }
    }
}
