// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// How many section headers of a screen take an aspect of their looks from the theme. The others
/// either say it themselves, or are the table's own, which no theme reaches.
public struct HeaderReach: Hashable, Sendable {
    /// Headers that take the aspect from the theme.
    public var reached = 0
    /// Headers of the app's own that the screen gives another value.
    public var overridden = 0
    /// Default headers of the table (`titleForHeaderInSection`).
    public var defaults = 0

    /// The reach of an aspect on a screen.
    ///
    /// - Parameter isOpen: whether a header's appearance leaves the aspect to the theme.
    public init(on screen: Screen, where isOpen: (HeaderAppearance) -> Bool) {
        for section in screen.sections {
            if let header = section.header {
                if isOpen(header.appearance) { reached += 1 } else { overridden += 1 }
            } else if section.title != nil {
                defaults += 1
            }
        }
    }

    /// Headers of either kind.
    public var total: Int { reached + overridden + defaults }
}

extension HeaderAppearance {
    /// Whether looks leave the aspect that an edit changes to the theme.
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
