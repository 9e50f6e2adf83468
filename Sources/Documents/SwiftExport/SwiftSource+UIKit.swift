// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

// MARK: - UIKit

extension SwiftSource {
    /// The source of a theme for UIKit: an enum with a `UIFont` for each text style, scaled by
    /// `UIFontMetrics`.
    ///
    /// A style without a font, or with a font that the app does not have, is the preferred system
    /// font, as in the preview. Requires iOS 13.
    ///
    /// - Parameter file: the name of the theme in diagnostics.
    package static func uiKit(_ theme: Theme, file: String = "theme") -> ExportedText {
        let properties = TextStyle.allCases.map { style in
            """
                /// \(style.displayName), at the text size of the app.
                public static var \(style.dictionaryKey): UIFont { font(for: .\(style.uiKitName)) }
            """
        }
        let text = """
            \(header(theme, importing: "UIKit"))
            /// A font for each text style, as large as the user wants it.
            ///
            /// Set `adjustsFontForContentSizeCategory` on what shows it, so that it follows the user.
            public enum \(typeName(theme)) {
            \(properties.joined(separator: "\n\n"))

                /// The font of a text style at the text size of a trait collection; without one, of the app.
                public static func font(
                    for style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
                ) -> UIFont {
                    switch style {
            \(fonts(theme).map(uiKitCase).joined(separator: "\n"))
                    default:
                        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                    }
                }
            \(uiKitHelpers(theme))}

            """
        return ExportedText(
            text: text,
            diagnostics: ThemeLosses.inSwift(theme, file: file, hasMaximumSizes: true))
    }

    private static func uiKitCase(_ style: TextStyle, _ font: ThemeFont) -> String {
        let call: String
        if let name = font.fontName, let size = font.fontSize {
            let maximum =
                font.maximumPointSize.map { ", maximum: \($0.shortest)" } ?? ""
            call =
                "\(font.weight == .bold ? "bold" : "scaled")(\(SwiftLiteral.string(name)), "
                + "size: \(size.shortest)\(maximum), for: style, compatibleWith: traits)"
        } else {
            let maximum = font.maximumPointSize.map { $0.shortest } ?? "nil"
            call =
                "system(.\(font.design?.rawValue ?? "default"), "
                + "weight: \(font.weight.map { ".\($0.rawValue)" } ?? "nil"), "
                + "maximum: \(maximum), for: style, compatibleWith: traits)"
        }
        return """
                    case .\(style.uiKitName):
                        return \(call)
            """
    }

    private static func uiKitHelpers(_ theme: Theme) -> String {
        let entries = fonts(theme).map(\.font)
        return (entries.contains { $0.fontName != nil } ? customFontHelper : "")
            + (entries.contains { $0.fontName != nil && $0.weight == .bold } ? boldFontHelper : "")
            + (entries.contains { $0.fontName == nil } ? systemFontHelper : "")
    }

    private static let customFontHelper = """

            /// A font of the app, scaled as the style is; the preferred font if the app does not have it.
            private static func scaled(
                _ name: String, size: CGFloat, maximum: CGFloat? = nil, for style: UIFont.TextStyle,
                compatibleWith traits: UITraitCollection?
            ) -> UIFont {
                guard let font = UIFont(name: name, size: size) else {
                    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                }
                return scaled(font, maximum: maximum, for: style, compatibleWith: traits)
            }

            private static func scaled(
                _ font: UIFont, maximum: CGFloat?, for style: UIFont.TextStyle,
                compatibleWith traits: UITraitCollection?
            ) -> UIFont {
                let metrics = UIFontMetrics(forTextStyle: style)
                guard let maximum = maximum else {
                    return metrics.scaledFont(for: font, compatibleWith: traits)
                }
                return metrics.scaledFont(
                    for: font, maximumPointSize: maximum, compatibleWith: traits)
            }

        """

    private static let boldFontHelper = """

            /// A font of the app in the bold face of its family, if that has one which is otherwise alike.
            private static func bold(
                _ name: String, size: CGFloat, maximum: CGFloat? = nil, for style: UIFont.TextStyle,
                compatibleWith traits: UITraitCollection?
            ) -> UIFont {
                guard let font = UIFont(name: name, size: size) else {
                    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                }
                let symbols = font.fontDescriptor.symbolicTraits.union(.traitBold)
                guard let descriptor = font.fontDescriptor.withSymbolicTraits(symbols) else {
                    return scaled(font, maximum: maximum, for: style, compatibleWith: traits)
                }
                let bold = UIFont(descriptor: descriptor, size: size)
                let isAlike =
                    bold.familyName == font.familyName
                    && bold.fontDescriptor.symbolicTraits == symbols
                return scaled(
                    isAlike ? bold : font, maximum: maximum, for: style, compatibleWith: traits)
            }

        """

    private static let systemFontHelper = """

            /// The preferred font in a design of the system's.
            private static func system(
                _ design: UIFontDescriptor.SystemDesign, weight: UIFont.Weight?, maximum: CGFloat?,
                for style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
            ) -> UIFont {
                let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                var descriptor = preferred.fontDescriptor
                if let weight = weight {
                    descriptor = descriptor.addingAttributes([
                        .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]
                    ])
                }
                descriptor = descriptor.withDesign(design) ?? descriptor
                return UIFont(
                    descriptor: descriptor, size: min(preferred.pointSize, maximum ?? preferred.pointSize))
            }

        """
}
