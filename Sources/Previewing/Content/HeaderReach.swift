// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// The number of section headers of a screen that a value of the theme's header appearance reaches.
/// Other headers have the value from the screen, or are the table's default headers, which no theme
/// reaches.
public struct HeaderReach: Hashable, Sendable {
    /// Headers that have the value from the theme.
    public var reached = 0
    /// Custom headers that have the value from the screen.
    var overridden = 0
    /// Default headers (`titleForHeaderInSection`).
    var defaults = 0

    /// The reach of a value on a screen.
    ///
    /// - Parameter isOpen: whether a header's appearance leaves the value to the theme.
    public init(on screen: Screen, where isOpen: (HeaderAppearance) -> Bool) {
        for section in screen.sections {
            if let header = section.header {
                if isOpen(header.appearance) { reached += 1 } else { overridden += 1 }
            } else if section.title != nil {
                defaults += 1
            }
        }
    }

    /// All section headers.
    public var total: Int { reached + overridden + defaults }

    /// The number of headers on the screen, for people.
    public var summary: String {
        let own = reached + overridden
        if total == 0 { return "None on this screen" }
        if defaults == 0 { return "\(own) on this screen" }
        return "\(own) on this screen, and \(defaults) of the table’s own, which no theme reaches"
    }

    /// The reach for people: "1 of 4 headers: 2 have their own, 1 is the table’s".
    public var sentence: String {
        if total == 0 { return "This screen has no section headers" }
        let headers = total == 1 ? "header" : "headers"
        if reached == total { return total == 1 ? "The only header" : "All \(total) headers" }
        var reasons: [String] = []
        if overridden > 0 {
            reasons.append(overridden == 1 ? "1 has its own" : "\(overridden) have their own")
        }
        if defaults > 0 {
            reasons.append(defaults == 1 ? "1 is the table’s" : "\(defaults) are the table’s")
        }
        return "\(reached) of \(total) \(headers): " + reasons.joined(separator: ", ")
    }
}

extension HeaderAppearance {
    /// Whether this appearance leaves the value that an edit changes to the theme.
    public func leavesOpen(_ edit: HeaderEdit) -> Bool {
        switch edit {
        case .textStyle: text.textStyle == nil
        case .fontName: text.fontName == nil
        case .pointSize: text.pointSize == nil
        case .weight: text.weight == nil
        case .color: text.color == nil
        case .scales: text.scales == nil
        case .maximumPointSize: text.maximumPointSize == nil
        case .alignment: text.alignment == nil
        case .lines: text.lines == nil
        case .background: background == nil
        case .margin(.top, _): margins.top == nil
        case .margin(.leading, _): margins.leading == nil
        case .margin(.bottom, _): margins.bottom == nil
        case .margin(.trailing, _): margins.trailing == nil
        case .textCase: textCase == nil
        case .height: height == nil
        }
    }
}
