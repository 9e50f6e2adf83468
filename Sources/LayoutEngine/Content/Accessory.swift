// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An accessory at an end of a row: an accessory type (`UITableViewCell.AccessoryType`, `UICellAccessory`), or an
/// accessory view with its state.
///
/// Switches in this file decide all that depends only on the kind. The rest is data: measures and the font of a text
/// come from the profile, by the kind's name.
public enum Accessory: Hashable, Sendable {
    case disclosure
    case checkmark
    /// An information button.
    case detail
    /// The arrows of a menu that opens from its row.
    case popUpMenu
    /// The handle that moves a row.
    case reorder
    /// A spinning wheel.
    case activityIndicator
    /// The button that empties a text field.
    case clear
    /// A short text, such as a count.
    case badge(String)
    /// A short text in a filled capsule.
    case filledBadge(String)
    case stepper
    case `switch`(isOn: Bool)
    /// The circle that selects a row of several.
    case multiselect
    /// The minus that deletes a row.
    case delete
    /// The plus that inserts a row.
    case insert
    /// The dot of an unread message.
    case unread

    /// The kind of an accessory; the raw value is its name in files, profiles, and reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case disclosure, checkmark, detail, popUpMenu, reorder, activityIndicator
        case clear, badge, filledBadge, stepper
        case `switch`
        case multiselect, delete, insert, unread
    }

    public var kind: Kind {
        switch self {
        case .disclosure: .disclosure
        case .checkmark: .checkmark
        case .detail: .detail
        case .popUpMenu: .popUpMenu
        case .reorder: .reorder
        case .activityIndicator: .activityIndicator
        case .clear: .clear
        case .badge: .badge
        case .filledBadge: .filledBadge
        case .stepper: .stepper
        case .switch: .switch
        case .multiselect: .multiselect
        case .delete: .delete
        case .insert: .insert
        case .unread: .unread
        }
    }

    /// The text inside the accessory; nil for none. Only an existing text can be replaced.
    package var text: String? {
        get {
            switch self {
            case .badge(let text), .filledBadge(let text): text
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .badge: self = .badge(newValue)
            case .filledBadge: self = .filledBadge(newValue)
            default: break
            }
        }
    }

    /// What the accessory shows to act when touched.
    package var target: TouchTarget {
        switch self {
        case .disclosure, .checkmark, .detail, .popUpMenu, .switch, .multiselect: .row
        case .clear, .delete, .insert: .itself()
        case .stepper: .itself(pieces: 2)
        case .reorder, .activityIndicator, .badge, .filledBadge, .unread: .nothing
        }
    }

    /// The name in reports, with the state.
    package var name: String {
        switch self {
        case .switch(let isOn): "\(kind.rawValue)-\(isOn ? "on" : "off")"
        default: kind.rawValue
        }
    }
}

extension Accessory.Kind {
    /// The accessory of this kind; nil if a name alone does not describe it.
    private var type: Accessory? {
        switch self {
        case .disclosure: .disclosure
        case .checkmark: .checkmark
        case .detail: .detail
        case .popUpMenu: .popUpMenu
        case .reorder: .reorder
        case .activityIndicator: .activityIndicator
        case .multiselect: .multiselect
        case .delete: .delete
        case .insert: .insert
        case .unread: .unread
        default: nil
        }
    }

    /// Whether the accessory can be before the content of a row; others are at the trailing end.
    private var isLeading: Bool {
        switch self {
        case .checkmark, .multiselect, .delete, .insert, .unread: true
        default: false
        }
    }

    /// Whether the accessory grows with the text of its row.
    package var isScaled: Bool {
        switch self {
        case .switch, .stepper, .activityIndicator: false
        default: true
        }
    }

    /// Whether the accessory has a text.
    package var hasText: Bool {
        switch self {
        case .badge, .filledBadge: true
        default: false
        }
    }

    /// Whether the accessory draws a shape behind its text, with round ends.
    package var isCapsule: Bool { self == .filledBadge }

    /// The accessories at the trailing end that files name with one word.
    package static let types = allCases.filter { !$0.isLeading || $0 == .checkmark }
        .compactMap(\.type)
    /// The accessories before the content that files name with one word.
    package static let leadingTypes = allCases.filter(\.isLeading).compactMap(\.type)
}

/// The size of an accessory, and its part of the cell.
public struct AccessoryMetrics: Hashable, Sendable {
    /// The distance from the trailing side of the cell to the end of the content, without the distance from a
    /// text, in points: the accessory's margin, its width, and the space before it.
    public var reservedWidth: Double
    /// The distance from the trailing margin of the cell to the accessory, in points.
    public var inset: Double
    /// The size of the frame, in points; the minimum for an accessory with a text.
    public var size: Size
    /// The size of the visible part, which is in the middle of the frame, in points.
    public var ink: Size

    /// Metrics in points; without ink, the visible part fills the frame.
    public init(reservedWidth: Double, inset: Double = 0, size: Size, ink: Size? = nil) {
        self.reservedWidth = reservedWidth
        self.inset = inset
        self.size = size
        self.ink = ink ?? size
    }
}
