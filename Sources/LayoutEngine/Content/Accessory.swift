// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What stands at the end of a row: an accessory type (`UITableViewCell.AccessoryType`), or a switch as
/// its accessory view. Files, profiles, layouts and reports use the same names.
public struct Accessory: Hashable, Sendable {
    /// The kind of an accessory; the raw value is its name in profiles and reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case disclosure
        case checkmark
        case detail
        case `switch`

        /// The kinds that a file names as `accessory`; a switch comes with a row of that kind.
        public static let accessoryTypes = allCases.filter { $0 != .switch }
    }

    /// The kind of the accessory.
    public var kind: Kind
    /// Whether a switch is on; nil for other accessories.
    public var isOn: Bool?

    /// An accessory without a state.
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
