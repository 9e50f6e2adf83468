// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing

/// The changes of one subject, in words.
struct Changes {
    private(set) var words: [String] = []
    /// The largest length that has changed, in points.
    private(set) var points = 0.0

    /// The tolerance in points: far below a pixel, and below what is printed.
    private static let tolerance = 0.0005

    /// Notes a change of a length in points, with its words for an amount that is more or less.
    mutating func note(
        _ name: String?, _ old: Double, _ new: Double, more: String, less: String
    ) {
        let change = new - old
        guard abs(change) >= Self.tolerance else { return }
        add(name, "\(abs(change).plain) pt \(change > 0 ? more : less)")
        points = max(points, abs(change))
    }

    /// Notes a value that is another.
    mutating func note<Value: Equatable>(
        _ name: String?, _ old: Value, _ new: Value, _ text: (Value) -> String
    ) {
        guard old != new else { return }
        add(name, "\(text(old)) → \(text(new))")
    }

    /// Notes a size in points that is another.
    mutating func note(_ name: String?, size old: Double, _ new: Double) {
        guard abs(new - old) >= Self.tolerance else { return }
        add(name, "\(old.plain) → \(new.plain) pt")
        points = max(points, abs(new - old))
    }

    /// Notes something that is so in one of the two.
    mutating func note(_ old: Bool, _ new: Bool, isNow: String, isNoLonger: String) {
        if old != new { words.append(new ? isNow : isNoLonger) }
    }

    /// Notes what is new or gone, with its size in points.
    mutating func note(_ word: String, points: Double) {
        words.append(word)
        self.points = max(self.points, points)
    }

    private mutating func add(_ name: String?, _ change: String) {
        words.append([name, change].compactMap(\.self).joined(separator: " "))
    }
}

// MARK: - Tables, styles and colours

extension Changes {
    static func ofTables(_ old: Preview, _ new: Preview) -> Changes {
        var changes = Changes()
        changes.note("title", old.screen.title, new.screen.title) { $0.map { "“\($0)”" } ?? "none" }
        changes.note("style", old.screen.tableStyle, new.screen.tableStyle, \.rawValue)
        changes.note("language", old.language, new.language) { $0 ?? "none" }
        return changes
    }

    /// Sizes are those that the themes ask for, even where the device draws the preferred font.
    static func ofStyles(_ style: TextStyle, _ old: Preview, _ new: Preview) -> Changes {
        let (oldReport, newReport) = (old.style(style), new.style(style))
        let (oldFont, newFont) = (old.theme.fonts[style], new.theme.fonts[style])
        var changes = Changes()
        changes.note(nil, oldReport.requestedName, newReport.requestedName, \.self)
        if oldReport.requestedName == newReport.requestedName {
            changes.note("drawn in", oldReport.resolvedName, newReport.resolvedName, \.self)
        }
        changes.note(nil, size: oldReport.pointSize, newReport.pointSize)
        changes.note(
            "base size", size: oldFont?.fontSize ?? oldReport.baseSize,
            newFont?.fontSize ?? newReport.baseSize)
        changes.note("maximum size", oldFont?.maximumPointSize, newFont?.maximumPointSize) {
            $0.map { "\($0.plain) pt" } ?? "none"
        }
        return changes
    }

    static func ofColors(_ old: Color, _ new: Color) -> Changes {
        var changes = Changes()
        changes.note(nil, old, new, \.hexadecimal)
        return changes
    }
}

// MARK: - Items

extension Changes {
    static func ofPresence(_ item: ItemLayout, isGone: Bool) -> Changes {
        var changes = Changes()
        changes.note(
            isGone
                ? "gone, \(item.frame.height.plain) pt" : "new, \(item.frame.height.plain) pt",
            points: item.frame.height)
        return changes
    }

    static func ofItems(
        _ old: ItemLayout, _ oldPreview: Preview, _ new: ItemLayout, _ newPreview: Preview
    ) -> Changes {
        var changes = Changes()
        changes.note(nil, old.frame.height, new.frame.height, more: "taller", less: "lower")
        changes.note(
            old.isClipped, new.isClipped, isNow: "text is clipped",
            isNoLonger: "text is no longer clipped")
        for (number, text) in new.texts.enumerated() {
            guard old.texts.indices.contains(number) else {
                changes.note("\(text.name) is new", points: text.frame.height)
                continue
            }
            changes.noteText(old.texts[number], oldPreview, text, newPreview)
        }
        for text in old.texts.dropFirst(new.texts.count) {
            changes.note("\(text.name) is gone", points: text.frame.height)
        }
        changes.note(nil, old.decorationNames, new.decorationNames) {
            $0.isEmpty ? "no decoration" : $0.joined(separator: ", ")
        }
        changes.note(
            "background", old.background.map(oldPreview.color(at:)),
            new.background.map(newPreview.color(at:))
        ) { $0?.hexadecimal ?? "none" }
        return changes
    }

    private mutating func noteText(
        _ old: TextLayout, _ oldPreview: Preview, _ new: TextLayout, _ newPreview: Preview
    ) {
        let name = new.name
        note(name, old.content.text, new.content.text) { "“\($0)”" }
        let lines = (old.lines.count, new.lines.count)
        note(name, lines.0, lines.1) {
            $0 == lines.0 ? "\($0)" : "\($0) \($0 == 1 ? "line" : "lines")"
        }
        note(
            old.isTruncated, new.isTruncated, isNow: "\(name) is cut short",
            isNoLonger: "\(name) is no longer cut short")
        let oldFont = oldPreview.layout.font(of: old.content)
        let newFont = newPreview.layout.font(of: new.content)
        note(name, oldFont.face.postScriptName, newFont.face.postScriptName, \.self)
        note(name, size: oldFont.pointSize, newFont.pointSize)
        note(
            name, oldPreview.color(at: old.content.color), newPreview.color(at: new.content.color),
            \.hexadecimal)
        note(name, old.frame.x, new.frame.x, more: "further right", less: "further left")
    }
}

extension TextLayout {
    fileprivate var name: String { content.role.rawValue }
}

extension ItemLayout {
    /// The decorations at the ends of a row.
    fileprivate var decorationNames: [String] {
        decorations.filter { $0.kind != .separator }.map(\.kind.name)
    }
}
