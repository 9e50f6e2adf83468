// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The declarations of Apple's frameworks that exported source may use, as their public interfaces
/// have them. Bodies are of no interest: the source is type-checked, not run.
enum AppleInterfaces {
    static let uiKit = """
        @_exported import Foundation

        open class UITraitCollection: NSObject, @unchecked Sendable {}

        open class UIFontDescriptor: NSObject, @unchecked Sendable {
            package struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
                package let rawValue: String
                package init(rawValue: String) { self.rawValue = rawValue }
                package static let `default` = SystemDesign(rawValue: "")
                package static let rounded = SystemDesign(rawValue: "")
                package static let serif = SystemDesign(rawValue: "")
                package static let monospaced = SystemDesign(rawValue: "")
            }
            package struct SymbolicTraits: OptionSet, Sendable {
                package let rawValue: UInt32
                package init(rawValue: UInt32) { self.rawValue = rawValue }
                package static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
                package static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
            }
            package struct AttributeName: Hashable, Equatable, RawRepresentable, Sendable {
                package let rawValue: String
                package init(rawValue: String) { self.rawValue = rawValue }
                package static let traits = AttributeName(rawValue: "")
            }
            package struct TraitKey: Hashable, Equatable, RawRepresentable, Sendable {
                package let rawValue: String
                package init(rawValue: String) { self.rawValue = rawValue }
                package static let weight = TraitKey(rawValue: "")
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
            package struct TextStyle: Hashable, Equatable, RawRepresentable, Sendable {
                package let rawValue: String
                package init(rawValue: String) { self.rawValue = rawValue }
                package static let largeTitle = TextStyle(rawValue: "")
                package static let title1 = TextStyle(rawValue: "")
                package static let title2 = TextStyle(rawValue: "")
                package static let title3 = TextStyle(rawValue: "")
                package static let headline = TextStyle(rawValue: "")
                package static let subheadline = TextStyle(rawValue: "")
                package static let body = TextStyle(rawValue: "")
                package static let callout = TextStyle(rawValue: "")
                package static let footnote = TextStyle(rawValue: "")
                package static let caption1 = TextStyle(rawValue: "")
                package static let caption2 = TextStyle(rawValue: "")
            }
            package struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
                package let rawValue: CGFloat
                package init(rawValue: CGFloat) { self.rawValue = rawValue }
                package static let regular = Weight(rawValue: 0)
                package static let bold = Weight(rawValue: 0)
            }
            open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
                fatalError()
            }
            open class func preferredFont(
                forTextStyle style: UIFont.TextStyle,
                compatibleWith traitCollection: UITraitCollection?
            ) -> UIFont { fatalError() }
            package init?(name fontName: String, size fontSize: CGFloat) { nil }
            package init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
            open var fontDescriptor: UIFontDescriptor { fatalError() }
            open var pointSize: CGFloat { 0 }
            open var familyName: String { "" }
        }

        open class UIFontMetrics: NSObject, @unchecked Sendable {
            package init(forTextStyle textStyle: UIFont.TextStyle) {}
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

        @frozen package struct Font: Hashable, Sendable {
            package enum TextStyle: CaseIterable, Sendable {
                case largeTitle, title, title2, title3, headline, subheadline, body, callout
                case footnote, caption, caption2
                // visionOS has two more; source for iOS has to leave room for them.
                case extraLargeTitle, extraLargeTitle2
            }
            package enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
            @frozen package struct Weight: Hashable, Sendable {
                package static let regular = Weight()
                package static let bold = Weight()
            }
            package static func custom(_ name: String, size: CGFloat) -> Font { Font() }
            package static func custom(
                _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
            ) -> Font { Font() }
            package static func system(_ style: Font.TextStyle, design: Font.Design = .default)
                -> Font
            { Font() }
            package func weight(_ weight: Font.Weight) -> Font { self }
        }

        """
}
