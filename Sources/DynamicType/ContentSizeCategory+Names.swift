// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The names of a category, which differ between UIKit, SwiftUI, the simulator's command line and
/// bug reports.
extension ContentSizeCategory {
    /// The short name of bug reports and tables: `XS` … `XXXL`, `AX1` … `AX5`.
    public var shortName: String { names.short }

    /// The case of `UIContentSizeCategory`, also of SwiftUI's older `ContentSizeCategory`.
    public var uiKitName: String { names.uiKit }

    /// The raw string UIKit stores and posts, such as `UICTContentSizeCategoryL`.
    public var rawName: String { "UICTContentSizeCategory\(names.rawSuffix)" }

    /// The case of SwiftUI's `DynamicTypeSize`.
    public var dynamicTypeSizeName: String { names.dynamicTypeSize }

    /// The argument of `simctl ui … content_size`.
    public var simulatorName: String { names.simulator }

    /// The name the Human Interface Guidelines print above their tables.
    public var guidelinesName: String { names.guidelines }

    /// All distinct names of this category, the short one first.
    public var allNames: [String] {
        [shortName, uiKitName, rawName, dynamicTypeSizeName, simulatorName, guidelinesName]
            .reduce(into: []) { names, name in
                if !names.contains(name) { names.append(name) }
            }
    }

    /// The category with a name in any of these spellings; nil for an unknown name.
    ///
    /// UIKit's `unspecified` means that no choice was made, which is `large` on a device nobody
    /// has changed. Case does not matter where that leaves the name unambiguous.
    public init?(name: String) {
        if let match = Self.byName[name] ?? Self.byLowercasedName[name.lowercased()] {
            self = match
        } else {
            return nil
        }
    }
}

extension ContentSizeCategory {
    private struct Names {
        var short: String
        var uiKit: String
        var rawSuffix: String
        var dynamicTypeSize: String
        var simulator: String
        var guidelines: String
    }

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

    private var names: Names {
        func names(
            _ short: String, _ uiKit: String, _ rawSuffix: String, _ dynamicTypeSize: String,
            _ simulator: String, _ guidelines: String
        ) -> Names {
            Names(
                short: short, uiKit: uiKit, rawSuffix: rawSuffix, dynamicTypeSize: dynamicTypeSize,
                simulator: simulator, guidelines: guidelines)
        }
        return switch self {
        case .extraSmall:
            names("XS", "extraSmall", "XS", "xSmall", "extra-small", "xSmall")
        case .small:
            names("S", "small", "S", "small", "small", "Small")
        case .medium:
            names("M", "medium", "M", "medium", "medium", "Medium")
        case .large:
            names("L", "large", "L", "large", "large", "Large (default)")
        case .extraLarge:
            names("XL", "extraLarge", "XL", "xLarge", "extra-large", "xLarge")
        case .extraExtraLarge:
            names("XXL", "extraExtraLarge", "XXL", "xxLarge", "extra-extra-large", "xxLarge")
        case .extraExtraExtraLarge:
            names(
                "XXXL", "extraExtraExtraLarge", "XXXL", "xxxLarge", "extra-extra-extra-large",
                "xxxLarge")
        case .accessibilityMedium:
            names(
                "AX1", "accessibilityMedium", "AccessibilityM", "accessibility1",
                "accessibility-medium", "AX1")
        case .accessibilityLarge:
            names(
                "AX2", "accessibilityLarge", "AccessibilityL", "accessibility2",
                "accessibility-large", "AX2")
        case .accessibilityExtraLarge:
            names(
                "AX3", "accessibilityExtraLarge", "AccessibilityXL", "accessibility3",
                "accessibility-extra-large", "AX3")
        case .accessibilityExtraExtraLarge:
            names(
                "AX4", "accessibilityExtraExtraLarge", "AccessibilityXXL", "accessibility4",
                "accessibility-extra-extra-large", "AX4")
        case .accessibilityExtraExtraExtraLarge:
            names(
                "AX5", "accessibilityExtraExtraExtraLarge", "AccessibilityXXXL", "accessibility5",
                "accessibility-extra-extra-extra-large", "AX5")
        }
    }
}
