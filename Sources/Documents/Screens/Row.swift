// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// One row of a table.
public struct Row: Hashable, Sendable {
    /// What a row is made of.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A title.
        case `default`
        /// A title with a value beside it, or below it where there is no room.
        case value
        /// A title with a smaller text below it.
        case subtitle
        /// A title with a switch.
        case `switch`
        /// A title that is a button, in the tint colour.
        case button
        /// A symbol with a title.
        case image
        /// Labels below each other, each with attributes of its own.
        case labels
    }

    /// What is at the end of a row (`UITableViewCell.AccessoryType`).
    public enum Accessory: String, CaseIterable, Hashable, Sendable {
        case none
        case disclosure
        case checkmark
        case detail
    }

    /// What the row is made of.
    public var kind: Kind
    /// The title; empty in a row of labels.
    public var title: String
    /// The value of a value row.
    public var value: String?
    /// The second text of a subtitle row.
    public var subtitle: String?
    /// Whether the switch of a switch row is on.
    public var isOn: Bool
    /// What is at the row's end.
    public var accessory: Accessory
    /// The name of a symbol before the title.
    public var image: String?
    /// The row's own height; nil for the screen's.
    public var height: Height?
    /// The most lines of the title, 0 for no limit; nil for what the kind of row does.
    public var lines: Int?
    /// The labels of a row of labels.
    public var stack: LabelStack?

    /// A row with a title; or of labels, given a stack.
    public init(
        kind: Kind = .default, title: String = "", value: String? = nil, subtitle: String? = nil,
        isOn: Bool = false, accessory: Accessory = .none, image: String? = nil,
        height: Height? = nil, lines: Int? = nil, stack: LabelStack? = nil
    ) {
        self.kind = kind
        self.title = title
        self.value = value
        self.subtitle = subtitle
        self.isOn = isOn
        self.accessory = accessory
        self.image = image
        self.height = height
        self.lines = lines
        self.stack = stack
    }
}
