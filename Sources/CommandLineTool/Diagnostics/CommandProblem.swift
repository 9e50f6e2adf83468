// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Problems that stop a command, and notes about its result.
enum CommandProblem: Problem {
    static let area = "command"

    // Missing arguments
    case missingFile
    case missingFiles
    case missingScreens
    case missingPictureFile
    case missingThemeFile
    case missingPageFile
    case missingSubject
    case missingPair
    case sizeWithoutStyle
    /// Standard input, in place of a file to fix.
    case fixedStandardInput

    // Values
    case notALanguage(String)
    case notATextStyle(String, suggestion: String?)
    /// A text in place of a token's style.
    case notAChoiceOfStyle(String, suggestion: String?)
    case notATextVariant(String, suggestion: String?)
    case notATokenChoice(String)
    /// An unknown subject of `explain`.
    case notASubject(String, suggestion: String?)
    /// An unknown element for `render --redlines`.
    case notAnElement(String, suggestion: String?)
    case elementWithoutRedlines(String)
    /// Redlines on a picture of several categories.
    case redlinesOnSheet
    case notACategory(String, allowsAll: Bool, suggestion: String?)
    case notAProfile(String, among: [String], suggestion: String?)
    case unknownToken(String, among: [String])
    /// An option for design tokens, with another theme.
    case tokenOptionForTheme(String)
    /// An option for design tokens, without a theme.
    case tokenOptionWithoutTheme
    /// A sheet with more than two axes.
    case sheetOfManyAxes([String])
    case repeatedAxis(String)
    /// The axis of themes, with only one theme.
    case sheetOfOneTheme
    /// A picture in place of the report that names it.
    case pictureOnStandardOutput
    case textOfOtherFormat
    case pagesOfOtherFormat

    /// An option for first breaks, without `--first-break`.
    case optionOnlyForFirstLoss
    /// An option for findings, with `--first-break`.
    case optionNotForFirstLoss

    /// A dialect of style dictionaries for another format.
    case dialectOfOtherFormat

    /// A screen without any text, for a command that checks texts.
    case screenWithoutText

    /// A web page for files with several screens.
    case pageOfSeveralScreens
    /// Files to check, without a screen among them.
    case noScreens([String])
    /// Themes to check, without a screen.
    case unusedThemes([String])
    /// Two projects that list screens, or folders whose projects have different settings.
    case severalProjects
    /// Files for a search that takes one screen.
    case filesWithFirstLoss
    /// A folder for a new project, without a screen in it.
    case noScreensInFolder(String)
    case projectExists(String)

    // Comparing findings
    case baselineMissing(String)
    case updateWithoutBaseline
    case twoComparisons
    /// Standard input, in place of a file that a commit can have.
    case standardInputInCommit
    case programMissing(String)
    /// The message of git.
    case noRepository(reason: String)
    case unknownCommit(String, isShallow: Bool)
    case commitNotRead(String, reason: String)
    case noTemporaryFolder

    // Files
    case notThere(String)
    /// A symbolic link without a target, or in a circle of links.
    case deadLink(String)
    case unknownPictureFormat(String)
    /// The path of a report without the suffix .pdf.
    case notADocument(String)
    /// The path of a web page without the suffix .html.
    case notAWebPage(String)
    case unknownThemeFormat(String)
    case notWritten(String, Cause)
    /// The system's error for standard output.
    case outputFailed(reason: String)

    // Layout records
    case repeatedScreen(String)
    /// Two screens with one path for their records.
    case sameRecord(String, String, String)

    // Two files to compare
    case standardInputTwice
    case themeAndScreen(String, String)
    case screenOptionForScreens
    case themeOptionForThemes
    /// A picture of a comparison at all categories.
    case pictureOfAllCategories
    /// An option for the picture of a comparison, without a picture.
    case optionOnlyForPicture

    // Results
    /// A format that can only represent another result of the command.
    case notInFormat(String)
    /// An option `--choose` without a branch.
    case notABranch(String)
    case notSwift(String)
    case movedFontFiles
    case noMatch(String, suggestion: String?)
}
