// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// The number of a screen's section headers that take a value from the theme's header appearance. Other headers
/// have the value from the screen, or are the table's default headers, which ignore the theme.
package struct HeaderCoverage: Hashable, Sendable {
    /// Headers that have the value from the theme.
    package var covered = 0
    /// Custom headers that have the value from the screen.
    var overridden = 0
    /// Default headers (`titleForHeaderInSection`).
    var defaults = 0

    /// The coverage of a value on a screen.
    ///
    /// - Parameter isOpen: whether a header's appearance leaves the value to the theme.
    package init(on screen: Screen, where isOpen: (HeaderAppearance) -> Bool) {
        for section in screen.sections {
            if let header = section.header {
                if isOpen(header.appearance) { covered += 1 } else { overridden += 1 }
            } else if section.title != nil {
                defaults += 1
            }
        }
    }

    /// The number of all section headers.
    package var total: Int { covered + overridden + defaults }
}

extension HeaderAppearance {
    /// Whether this appearance leaves the value of an edit to the theme.
    package func leavesOpen(_ edit: HeaderEdit) -> Bool {
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
