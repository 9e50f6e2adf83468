// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// A property of the environment, such as the text size. Along an axis, previews are side by side.
package enum PreviewAxis: String, CaseIterable, Hashable, Sendable {
    /// The content size categories.
    case category
    /// Devices of different widths.
    case width
    /// Light and dark.
    case appearance
    /// Generations of iOS.
    case profile
    /// Left to right, and right to left.
    case direction
    /// Languages of the texts. They determine hyphens, the shapes of shared characters, and the direction. The
    /// texts stay the same.
    case language
    /// The texts as written, and in variants.
    case variant

    /// Whether each preview prepares texts that no other has.
    package var differsInTexts: Bool { self == .language || self == .variant }

    /// Languages that differ in how words break or how characters are drawn.
    private static let languages = ["en", "de", "fi", "ja", "zh-Hans", "th", "ar", "he"]

    /// Copies of an environment, one for each value of the axis, including its own value.
    ///
    /// - Parameters:
    ///   - categories: the values of ``category``, from the smallest.
    ///   - profiles: the values of ``profile``, from the oldest.
    package func environments(
        around base: PreviewEnvironment,
        categories: [ContentSizeCategory] = ContentSizeCategory.allCases, profiles: [Profile]
    ) -> [PreviewEnvironment] {
        func each<Value>(
            _ values: [Value], _ set: (inout PreviewEnvironment, Value) -> Void
        ) -> [PreviewEnvironment] {
            values.map { value in
                var environment = base
                set(&environment, value)
                return environment
            }
        }
        return switch self {
        case .category: each(categories) { $0.category = $1 }
        case .width: each(Self.widths(around: base)) { $0.setTableWidth($1) }
        case .appearance: each(Appearance.allCases) { $0.appearance = $1 }
        case .profile: each(profiles) { $0.profile = $1 }
        case .direction: each([false, true]) { $0.isRightToLeft = $1 }
        case .language:
            each(Self.including(base.language, in: Self.languages)) {
                $0.setLanguage($1, around: base)
            }
        case .variant:
            each(Self.including(base.textVariant, in: TextVariant.offered)) { $0.textVariant = $1 }
        }
    }

    /// The widths of devices and the width of the environment, in points.
    private static func widths(around base: PreviewEnvironment) -> [Double] {
        Set(base.profile.devices.all.map(\.width) + [base.tableWidth]).sorted()
    }

    private static func including<Value: Equatable>(_ value: Value, in values: [Value]) -> [Value] {
        values.contains(value) ? values : [value] + values
    }
}

extension PreviewEnvironment {
    /// Sets the language and its direction.
    ///
    /// - Parameter base: the environment whose direction is kept, unless the direction comes from its language.
    fileprivate mutating func setLanguage(_ language: String?, around base: PreviewEnvironment) {
        self.language = language
        let isMirrored =
            base.isRightToLeft && !(base.language.map(LanguageTag.isRightToLeft) ?? false)
        isRightToLeft = language.map(LanguageTag.isRightToLeft) ?? false || isMirrored
    }
}
