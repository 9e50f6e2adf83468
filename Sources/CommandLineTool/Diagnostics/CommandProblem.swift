// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Problems that stop a command, and remarks about its result.
enum CommandProblem: Problem {
    static let area = "command"

    // Missing arguments
    case missingFile
    case missingFiles
    case missingPictureFile
    case missingThemeFile
    case missingSubject
    case missingPair
    case sizeWithoutStyle
    /// Standard input, where a file was to be fixed in its place.
    case fixedStandardInput

    // Values
    case notALanguage(String)
    case notATextStyle(String, suggestion: String?)
    /// The style of a token, which is not one.
    case notAChoiceOfStyle(String, suggestion: String?)
    case notATextVariant(String, suggestion: String?)
    case notATokenChoice(String)
    /// A subject that `explain` does not know.
    case notASubject(String, suggestion: String?)
    /// An element that `render --redlines` does not find.
    case notAnElement(String, suggestion: String?)
    case elementWithoutRedlines(String)
    /// Redlines on a picture of many categories.
    case redlinesOnSheet
    case notACategory(String, allowsAll: Bool, suggestion: String?)
    case notAProfile(String, among: [String], suggestion: String?)
    case unknownToken(String, among: [String])
    /// A theme that is to be read as design tokens.
    case tokenOptionForTheme(String)
    /// An option for design tokens, without a theme.
    case tokenOptionWithoutTheme
    /// A sheet of all categories and of another axis.
    case sheetOfTwoAxes

    /// An option for first breaks, without `--first-break`.
    case optionOnlyForFirstLoss
    /// An option for findings, with `--first-break`.
    case optionNotForFirstLoss

    /// A dialect of style dictionaries for another format.
    case dialectOfOtherFormat

    /// A screen without a single text, which is to be checked.
    case screenWithoutText

    // Files
    case notThere(String)
    /// A symbolic link without a target, or one of several that name one another.
    case deadLink(String)
    case unknownPictureFormat(String)
    /// The path of a report that can only be a PDF.
    case notADocument(String)
    case unknownThemeFormat(String)
    case notWritten(String, Cause)
    /// The error of the system, from standard output.
    case outputFailed(reason: String)

    // A pair of files to compare
    case standardInputTwice
    case themeAndScreen(String, String)
    case screenOptionForScreens
    case themeOptionForThemes
    /// A picture of a comparison at all categories.
    case pictureOfAllCategories
    /// An option for the picture of a comparison, without one.
    case optionOnlyForPicture

    // Results
    /// A format that only another result of the command can be written in.
    case notInFormat(String)
    case movedFontFiles
    case noMatch(String, suggestion: String?)
}
