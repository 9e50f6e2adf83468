// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The names of a category, which differ between UIKit, SwiftUI, the simulator's command line and
/// bug reports.
extension ContentSizeCategory {
    /// The short name in bug reports and tables: `XS` … `XXXL`, `AX1` … `AX5`.
    public var shortName: String { Self.names[rawValue].short }

    /// The case of `UIContentSizeCategory`, and of SwiftUI's older `ContentSizeCategory`.
    public var uiKitName: String { Self.names[rawValue].uiKit }

    /// The raw string UIKit stores and posts, such as `UICTContentSizeCategoryL`.
    public var rawName: String { "UICTContentSizeCategory\(Self.names[rawValue].rawSuffix)" }

    /// The case of SwiftUI's `DynamicTypeSize`.
    public var dynamicTypeSizeName: String { Self.names[rawValue].dynamicTypeSize }

    /// The argument of `simctl ui … content_size`.
    public var simulatorName: String {
        uiKitName.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }

    /// The name the Human Interface Guidelines print above their tables.
    public var guidelinesName: String { Self.names[rawValue].guidelines }

    /// All distinct names of this category, the short one first.
    public var allNames: [String] {
        [shortName, uiKitName, rawName, dynamicTypeSizeName, simulatorName, guidelinesName]
            .reduce(into: []) { names, name in
                if !names.contains(name) { names.append(name) }
            }
    }

    /// The category with a name in any of these spellings; nil for an unknown name.
    ///
    /// UIKit's `unspecified` means that the user made no choice, so it is `large`, as on a new device. Case does
    /// not matter.
    public init?(name: String) {
        if let match = Self.byName[name] ?? Self.byLowercasedName[name.lowercased()] {
            self = match
        } else {
            return nil
        }
    }
}

extension ContentSizeCategory {
    private static let unspecifiedNames = ["unspecified", "_UICTContentSizeCategoryUnspecified"]

    private static let byName: [String: ContentSizeCategory] = {
        var table: [String: ContentSizeCategory] = [:]
        for category in allCases {
            for name in category.allNames { table[name] = category }
        }
        for name in unspecifiedNames { table[name] = .default }
        return table
    }()

    private static let byLowercasedName = Dictionary(
        byName.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })

    /// The names of each category, in order.
    private static let names:
        [(
            short: String, uiKit: String, rawSuffix: String, dynamicTypeSize: String,
            guidelines: String
        )] = [
            ("XS", "extraSmall", "XS", "xSmall", "xSmall"),
            ("S", "small", "S", "small", "Small"),
            ("M", "medium", "M", "medium", "Medium"),
            ("L", "large", "L", "large", "Large (default)"),
            ("XL", "extraLarge", "XL", "xLarge", "xLarge"),
            ("XXL", "extraExtraLarge", "XXL", "xxLarge", "xxLarge"),
            ("XXXL", "extraExtraExtraLarge", "XXXL", "xxxLarge", "xxxLarge"),
            ("AX1", "accessibilityMedium", "AccessibilityM", "accessibility1", "AX1"),
            ("AX2", "accessibilityLarge", "AccessibilityL", "accessibility2", "AX2"),
            ("AX3", "accessibilityExtraLarge", "AccessibilityXL", "accessibility3", "AX3"),
            ("AX4", "accessibilityExtraExtraLarge", "AccessibilityXXL", "accessibility4", "AX4"),
            (
                "AX5", "accessibilityExtraExtraExtraLarge", "AccessibilityXXXL", "accessibility5",
                "AX5"
            ),
        ]
}
