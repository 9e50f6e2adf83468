// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The accessory at the end of a row: an accessory type (`UITableViewCell.AccessoryType`), or an accessory
/// view with its state.
///
/// Switches in this file decide all that depends only on the kind, and they cover every kind. The rest is data:
/// measures and the font of a text come from the profile, by the kind's name.
public enum Accessory: Hashable, Sendable {
    case disclosure
    case checkmark
    /// An information button.
    case detail
    case `switch`(isOn: Bool)

    /// The kind of an accessory; the raw value is its name in files, profiles, and reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case disclosure
        case checkmark
        case detail
        case `switch`
    }

    public var kind: Kind {
        switch self {
        case .disclosure: .disclosure
        case .checkmark: .checkmark
        case .detail: .detail
        case .switch: .switch
        }
    }

    /// The text inside the accessory, which is the last text of its row; nil for none. Only an existing text
    /// can be replaced.
    package var text: String? {
        get {
            switch self {
            case .disclosure, .checkmark, .detail, .switch: nil
            }
        }
        set {
            switch self {
            case .disclosure, .checkmark, .detail, .switch: break
            }
        }
    }

    /// Whether the accessory shows that its row acts when touched.
    package var isTouchTarget: Bool {
        switch self {
        case .disclosure, .checkmark, .detail, .switch: true
        }
    }

    /// The name in reports, with the state.
    package var name: String {
        switch self {
        case .disclosure, .checkmark, .detail: kind.rawValue
        case .switch(let isOn): "\(kind.rawValue)-\(isOn ? "on" : "off")"
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
        case .switch: nil
        }
    }

    /// Whether the accessory grows with the text of its row.
    package var isScaled: Bool {
        switch self {
        case .disclosure, .checkmark, .detail: true
        case .switch: false
        }
    }

    /// The accessories that files name with one word.
    package static let types = allCases.compactMap(\.type)
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
