// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The declarations of Apple's frameworks that exported source may use, from their public interfaces. Bodies do not
/// matter, because the source is type-checked and never run.
enum AppleInterfaces {
    static let uiKit = """
        @_exported import Foundation

        open class UITraitCollection: NSObject, @unchecked Sendable {}

        open class UIFontDescriptor: NSObject, @unchecked Sendable {
            public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let `default` = SystemDesign(rawValue: "")
                public static let rounded = SystemDesign(rawValue: "")
                public static let serif = SystemDesign(rawValue: "")
                public static let monospaced = SystemDesign(rawValue: "")
            }
            public struct SymbolicTraits: OptionSet, Sendable {
                public let rawValue: UInt32
                public init(rawValue: UInt32) { self.rawValue = rawValue }
                public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
                public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
            }
            public struct AttributeName: Hashable, Equatable, RawRepresentable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let traits = AttributeName(rawValue: "")
            }
            public struct TraitKey: Hashable, Equatable, RawRepresentable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let weight = TraitKey(rawValue: "")
            }
            open var symbolicTraits: UIFontDescriptor.SymbolicTraits { [] }
            open func addingAttributes(
                _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
            ) -> UIFontDescriptor { self }
            open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { nil }
            open func withSymbolicTraits(
                _ symbolicTraits: UIFontDescriptor.SymbolicTraits
            ) -> UIFontDescriptor? { nil }
        }

        open class UIFont: NSObject, @unchecked Sendable {
            public struct TextStyle: Hashable, Equatable, RawRepresentable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let largeTitle = TextStyle(rawValue: "")
                public static let title1 = TextStyle(rawValue: "")
                public static let title2 = TextStyle(rawValue: "")
                public static let title3 = TextStyle(rawValue: "")
                public static let headline = TextStyle(rawValue: "")
                public static let subheadline = TextStyle(rawValue: "")
                public static let body = TextStyle(rawValue: "")
                public static let callout = TextStyle(rawValue: "")
                public static let footnote = TextStyle(rawValue: "")
                public static let caption1 = TextStyle(rawValue: "")
                public static let caption2 = TextStyle(rawValue: "")
            }
            public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
                public let rawValue: CGFloat
                public init(rawValue: CGFloat) { self.rawValue = rawValue }
                public static let regular = Weight(rawValue: 0)
                public static let bold = Weight(rawValue: 0)
            }
            open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
                fatalError()
            }
            open class func preferredFont(
                forTextStyle style: UIFont.TextStyle,
                compatibleWith traitCollection: UITraitCollection?
            ) -> UIFont { fatalError() }
            public init?(name fontName: String, size fontSize: CGFloat) { nil }
            public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
            open var fontDescriptor: UIFontDescriptor { fatalError() }
            open var pointSize: CGFloat { 0 }
            open var familyName: String { "" }
        }

        open class UIFontMetrics: NSObject, @unchecked Sendable {
            public init(forTextStyle textStyle: UIFont.TextStyle) {}
            open func scaledFont(for font: UIFont) -> UIFont { font }
            open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
            open func scaledFont(
                for font: UIFont, compatibleWith traitCollection: UITraitCollection?
            ) -> UIFont { font }
            open func scaledFont(
                for font: UIFont, maximumPointSize: CGFloat,
                compatibleWith traitCollection: UITraitCollection?
            ) -> UIFont { font }
        }

        """

    static let swiftUI = """
        @_exported import Foundation

        @frozen public struct Font: Hashable, Sendable {
            public enum TextStyle: CaseIterable, Sendable {
                case largeTitle, title, title2, title3, headline, subheadline, body, callout
                case footnote, caption, caption2
                // visionOS has two more. Source for iOS must allow for them.
                case extraLargeTitle, extraLargeTitle2
            }
            public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
            @frozen public struct Weight: Hashable, Sendable {
                public static let regular = Weight()
                public static let bold = Weight()
            }
            public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
            public static func custom(
                _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
            ) -> Font { Font() }
            public static func system(_ style: Font.TextStyle, design: Font.Design = .default)
                -> Font
            { Font() }
            public func weight(_ weight: Font.Weight) -> Font { self }
        }

        """
}
