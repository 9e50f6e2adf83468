// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The texts of a rule for people: sentences, each text without a full stop at its end.
package struct RuleText: Hashable, Sendable {
    /// A few words.
    package var title: String
    /// The reason it matters to readers.
    package var reason: String
    /// The computation, with its sources.
    package var computation: String
    /// The remedy of its findings.
    package var remedy: String

    fileprivate init(
        _ title: String, why reason: String, how computation: String, fix remedy: String
    ) {
        self.title = title
        self.reason = reason
        self.computation = computation
        self.remedy = remedy
    }
}

extension Rule {
    /// The texts of the rule, which `docs/audits.md` repeats.
    package var text: RuleText {
        switch self {
        case .unusedException:
            RuleText(
                "Exception without a finding",
                why:
                    "What it was made for has changed, and it would hide the next finding of its kind",
                how:
                    "An exception of typeladder.json that no finding of its rule and element matches",
                fix: "Remove it, or correct its rule and element")
        case .textClipped:
            RuleText(
                "Text is clipped",
                why: "Letters are cut off, and nobody can read them (WCAG 2.2, 1.4.4)",
                how:
                    "The text of an item of fixed height is taller than the item, or a line of it ends "
                    + "outside the screen. Needed: the item's height with its margins; given: its height",
                fix: "Make the height automatic, or limit the text's size so that it fits")
        case .textTruncated:
            RuleText(
                "Text is truncated",
                why:
                    "The end of a text is left out, and an ellipsis stands for it (WCAG 2.2, 1.4.4)",
                how:
                    "A text has more lines than its limit allows. Needed: the height of all lines; given: "
                    + "that of the lines that show",
                fix: "Allow any number of lines: \"lines\": 0, and an automatic height")
        case .textOverlap:
            RuleText(
                "Text overlaps",
                why: "Two things in one place can both not be read",
                how:
                    "A line, from ascent to descent, shares more than a pixel with the image, the accessory "
                    + "or another text of its row. Needed: the line's width; given: what of it is free",
                fix: "Leave the label the margins of the cell, or wider ones")
        case .doesNotScale:
            RuleText(
                "Text does not scale",
                why:
                    "Readers have asked for larger text, and this one stays as it is (WCAG 2.2, 1.4.4)",
                how:
                    "\"scales\" is false, and the text would be larger if it grew with its style. Needed: "
                    + "that size; given: the size it has",
                fix: "Remove \"scales\": false")
        case .rowNotGrown:
            RuleText(
                "Row or header does not grow",
                why: "The text grows into the margins, and is clipped at one of the next sizes",
                how:
                    "An item of fixed height needs more for text and margins, and no text is lost yet. Needed: "
                    + "what an automatic height would give; given: its height",
                fix: "Make the height automatic")
        case .headerConflict:
            RuleText(
                "Section has a title and a header",
                why: "UIKit asks viewForHeaderInSection first and never shows the title",
                how: "A section has both \"title\" and \"header\"",
                fix: "Remove one of the two")
        case .hitTarget:
            RuleText(
                "Row is too small to touch",
                why:
                    "Fingers miss controls under 44 by 44 points (Apple, Human Interface Guidelines, "
                    + "Accessibility)",
                how:
                    "A row that is a button or has an accessory is lower or narrower than 44 points: the "
                    + "target is the row",
                fix: "Make its height automatic, or at least 44 points")
        case .contrast:
            RuleText(
                "Contrast is too low",
                why:
                    "Text that differs little from its background is hard to read (WCAG 2.2, 1.4.3)",
                how:
                    "The ratio of relative luminances, opacity included, in light and dark, each with and "
                    + "without increased contrast. Needed: 4.5, or 3 for text of 18 points, or of 14 points in "
                    + "bold (700). Colours that theme or screen set are violations, those of iOS warnings: once "
                    + "for all texts that have them",
                fix: "Use a colour that stands out more")
        case .minimumSize:
            RuleText(
                "Text is very small",
                why: "Apple asks for 11 points at least (Human Interface Guidelines, Typography)",
                how:
                    "A style, or a text with a size of its own, is under 11 points at some category",
                fix: "Begin with a larger size at L")
        case .missingStyle:
            RuleText(
                "Style has no font in the theme",
                why:
                    "ScaledFont draws such a style in the system font, beside others in the theme's",
                how:
                    "A theme has fonts, and none for this style. A warning where the screen uses the style, "
                    + "else information",
                fix: "Add the style with a font and a size")
        case .unresolvedFace:
            RuleText(
                "Font is not found",
                why:
                    "Unless the app brings it, UIFont(name:size:) finds nothing and the device draws "
                    + "the system font",
                how:
                    "Neither iOS nor this machine nor the theme has a face or a family of that name; case "
                    + "counts",
                fix: "Correct the name, or bring the font's file")
        case .standIn:
            RuleText(
                "Another font stands in",
                why: "Lines may break elsewhere than on the device",
                how: "The font is built in to iOS and not installed here. Once for each name",
                fix: "Install the font, where its licence lets you")
        case .voidTheme:
            RuleText(
                "Device rejects the theme",
                why:
                    "ScaledFont decodes all of a file or nothing: every style is then in the system font, as "
                    + "this audit has it",
                how:
                    "An entry does not decode as {fontName, fontSize} (ScaledFont 2, ScaledFont.swift)",
                fix: "Fix the entry")
        case .noBoldFace:
            RuleText(
                "Family has no bold face",
                why: "What should stand out does not: nothing is made heavier than its font is",
                how:
                    "A weight of semibold (600) or more is asked for, and the family's nearest face is "
                    + "lighter. Needed and given are weights",
                fix: "Use a family with a bold face, or no weight")
        case .missingGlyphs:
            RuleText(
                "Characters are missing",
                why: "Boxes, or letters of another face, stand in the text",
                how:
                    "Characters that no font has are a violation, those that another face draws for a custom "
                    + "font a warning. White space and emoji do not count",
                fix: "Use a font that has the characters")
        case .hierarchy:
            RuleText(
                "Styles change their order",
                why: "Size tells readers what is above and what is below",
                how:
                    "Of two styles that the theme has or the screen uses, the one that is smaller at L is as "
                    + "large (collapse) or larger (inversion) elsewhere. Custom fonts grow by the ratio of "
                    + "leadings, which differs between styles. Needed: the size to exceed; given: the size",
                fix: "Give the two sizes further apart")
        case .reach:
            RuleText(
                "Text does not reach 200 %",
                why: "WCAG 2.2, 1.4.4 and Apple's Larger Text label ask for text at twice its size",
                how:
                    "The growth at AX5, before sizes are rounded: of styles that the theme has or the screen "
                    + "uses, of texts with a maximum of their own, and of the screen, which is that of its "
                    + "least text. Needed: twice the size at L; given: the size at AX5",
                fix: "Raise the maximum, or use a style that grows more")
        case .longLine:
            RuleText(
                "Line is long",
                why:
                    "The eye loses the next line; 45 to 75 characters read well, and WCAG 2.2, 1.4.8 allows 80",
                how:
                    "A line has more than 70 characters, as readers count them, without a space at its end",
                fix: "Keep the text to a readable width")
        case .wordBroken:
            RuleText(
                "Word is cut between letters",
                why: "A word in pieces without a hyphen is hard to recognise",
                how:
                    "No line holds the word, and no hyphenation point of its language fits. Needed: the "
                    + "word's width; given: the line's",
                fix: "Use a shorter word, a soft hyphen, or narrower margins")
        case .fillsScreen:
            RuleText(
                "Item is taller than the screen",
                why: "Its beginning and its end are never seen together",
                how:
                    "An item is higher than the device held as it is. Needed: its height; given: the screen's",
                fix: "Make several items of it")
        case .headerOverridden:
            RuleText(
                "Theme's header looks reach no header",
                why: "Whoever edits the theme sees nothing change",
                how:
                    "The theme says something of section headers, and each header of the screen has a value of "
                    + "its own or is the table's",
                fix: "Remove it from the theme, or the headers' own values from the screen")
        }
    }
}
