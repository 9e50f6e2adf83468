// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The list that everything here shows: two texts in each row, and no two texts equal, so that
/// nothing can be measured once and used twice.
struct Content {
    let rowCount: Int

    /// Of the device and so of every list, in points: a pixel each.
    static let width = 390

    static func title(_ number: Int) -> String { "Notification setting \(number)" }

    static func body(_ number: Int) -> String {
        "\(number) Notifications are delivered quietly, and appear on the lock screen and in "
            + "Notification Center"
    }

    /// Rows are numbered from 1.
    var numbers: ClosedRange<Int> { 1...rowCount }

    /// As the core takes it.
    var screen: Screen {
        // The first row is read; a file of all would leave its memory behind in what is measured.
        let first = SourceFile(name: "one row", text: Content(rowCount: 1).json)
        var screen = ScreenReader.read(first).value ?? .empty
        screen.sections[0].rows = numbers.map { number in
            var row = screen.sections[0].rows[0]
            row.stack?.labels[0].text = Self.title(number)
            row.stack?.labels[1].text = Self.body(number)
            return row
        }
        return screen
    }

    /// As the window opens it. Without spaces and what readers assume anyway, because files have a
    /// largest size.
    var json: String {
        let rows = numbers.map { number in
            "{\"labels\":[{\"text\":\"\(Self.title(number))\",\"textStyle\":\"headline\"},"
                + "{\"text\":\"\(Self.body(number))\",\"lines\":0}]}"
        }
        return "{\"title\":\"Notifications\",\"tableStyle\":\"plain\",\"sections\":[{\"rows\":[\n"
            + rows.joined(separator: ",\n") + "]}]}\n"
    }
}

// MARK: - Changes

extension ContentSizeCategory {
    /// From M to AX5 and back, again and again, as a slider is dragged. Each is another than the one
    /// before, the first another than L.
    static func dragged(_ count: Int) -> [ContentSizeCategory] {
        let upwards = allCases.filter { $0 >= .medium }
        let period = upwards + upwards.dropFirst().dropLast().reversed()
        return (2..<count + 2).map { period[$0 % period.count] }
    }
}
