// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What stands at the end of a row: an accessory of `UITableViewCell.AccessoryType`, or a switch in its
/// place. The same names from the file to the painter and in a profile's measures.
public struct Accessory: Hashable, Sendable {
    /// What sort of thing it is; the raw value is its name in profiles and reports.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case disclosure
        case checkmark
        case detail
        case `switch`
    }

    /// What sort of thing it is.
    public var kind: Kind
    /// Whether a switch is on; nil for anything else.
    public var isOn: Bool?

    /// An accessory that has no state.
    public init(_ kind: Kind) { self.kind = kind }

    /// A chevron.
    public static let disclosure = Accessory(.disclosure)
    /// A check mark.
    public static let checkmark = Accessory(.checkmark)
    /// An information button.
    public static let detail = Accessory(.detail)

    /// A switch.
    public static func `switch`(isOn: Bool) -> Accessory {
        var accessory = Accessory(.switch)
        accessory.isOn = isOn
        return accessory
    }
}

/// How large an accessory is, and how much of the cell it takes.
public struct AccessoryMetrics: Hashable, Sendable {
    /// From the trailing side of the cell to the leading side of what the accessory keeps free, in
    /// points: its margin, its width and the space before it.
    public var reservedWidth: Double
    /// Its frame, in points: the least, where it has a text.
    public var size: Size
    /// What is drawn in the middle of the frame.
    public var ink: Size

    /// All of its parts; without ink, what is drawn fills the frame.
    public init(reservedWidth: Double, size: Size, ink: Size? = nil) {
        self.reservedWidth = reservedWidth
        self.size = size
        self.ink = ink ?? size
    }
}
