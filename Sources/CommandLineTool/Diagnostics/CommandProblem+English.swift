// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import DynamicType
import Syntax
import Words

extension CommandProblem {
    var message: String {
        switch self {
        case .missingFile: "No file was given. Name a file or a folder, or - for standard input."
        case .missingFiles:
            "No files were given. Name files or folders, or - for standard input."
        case .missingScreens: "No screens were given. Name at least one file."
        case .missingPictureFile:
            "No file was given for the picture. Use -o FILE.png, -o FILE.svg, or -o FILE.pdf."
        case .missingThemeFile:
            "No file was given for the theme. Use -o FILE, or -o - with --to."
        case .missingPageFile:
            "No file was given for the web page. Name a file that ends in .html, or - for standard "
                + "output."
        case .missingPair:
            "Two files are needed. Name two themes or two screens, the older one first."
        case .repeatedScreen(let path): "\(path) is given twice. Leave one out."
        case .sameRecord(let first, let second, let record):
            "The records of \(first) and \(second) would both be \(record). Rename a screen, or leave out "
                + "--records."
        case .standardInputTwice: "Only one of the two files can be standard input."
        case .themeAndScreen(let first, let second):
            "\(first) and \(second) are a theme and a screen. Compare two themes, or two screens."
        case .screenOptionForScreens:
            "--screen is for comparing themes, but these files are screens. Leave it out."
        case .themeOptionForThemes:
            "--theme is for comparing screens, but these files are themes. Leave it out."
        case .screenWithoutText: "The screen has no text, so there is nothing to check."
        case .missingSubject:
            "No text style or element was given. Name one, such as body or sections.0.rows.1."
        case .sizeWithoutStyle: "--size needs --style. A size scales as its text style does."
        case .fixedStandardInput: "--fix changes files. Name a file instead of -."
        case .notALanguage(let text):
            "“\(text)” is not a language tag. Use a BCP 47 tag such as de or zh-Hant."
        case .notATextStyle(let text, let suggestion):
            sentences(
                "“\(text)” is not a text style. Use \(either(Self.styles)).",
                Phrases.suggesting(suggestion))
        case .notAChoiceOfStyle(let text, let suggestion):
            sentences(
                "“\(text)” is not a text style. Use \(either(Self.styles + ["none"])).",
                Phrases.suggesting(suggestion))
        case .notATextVariant(let text, let suggestion):
            sentences(
                "“\(text)” is not a text variant. Use \(either(Self.variants)).",
                Phrases.suggesting(suggestion))
        case .notASubject(let text, let suggestion):
            sentences(
                "“\(text)” is not a text style or an element of the screen.",
                Phrases.suggesting(suggestion))
        case .notAnElement(let text, let suggestion):
            sentences(
                "“\(text)” is not an element of the screen.", Phrases.suggesting(suggestion))
        case .elementWithoutRedlines(let text):
            "“\(text)” is an element. Add --redlines to draw its measures."
        case .redlinesOnSheet:
            "Redlines are drawn on one preview, not on a sheet. Name one category with "
                + "--category, and leave out --by."
        case .notATokenChoice(let text): "“\(text)” must have the form TOKEN=STYLE."
        case .notACategory(let text, let allowsAll, let suggestion):
            sentences(
                "“\(text)” is not a content size category. Use "
                    + "\(either(Self.categories(andAll: allowsAll))).",
                Phrases.suggesting(suggestion))
        case .notAProfile(let text, let names, let suggestion):
            sentences(
                "“\(text)” is not a profile. Use \(either(names)).",
                Phrases.suggesting(suggestion))
        case .unknownToken(let name, let names):
            sentences(
                "“\(name)” is not a typography token of the theme.",
                names.isEmpty ? nil : "Use \(either(names)).")
        case .tokenOptionForTheme(let path):
            "This option is for design tokens, but \(path) is a theme. Leave it out."
        case .tokenOptionWithoutTheme:
            "This option needs design tokens. Name them with --theme."
        case .sheetOfManyAxes(let axes):
            "A sheet has at most two axes, but these are \(listed(axes)). Leave some out."
        case .repeatedAxis(let axis): "\(axis) is given twice. Name two different axes."
        case .sheetOfOneTheme: "This axis needs several themes. Use --theme more than once."
        case .pictureOnStandardOutput:
            "The report is on standard output, so the picture needs a file of its own. Name one."
        case .textOfOtherFormat:
            "Only an SVG can have its letters as text. Use a file ending in .svg."
        case .pagesOfOtherFormat: "Only a PDF has pages. Use a file ending in .pdf."
        case .optionOnlyForFirstLoss: "This option needs --first-break."
        case .pictureOfAllCategories:
            "The category cannot be “all” for a picture. Name one category."
        case .optionOnlyForPicture: "This option is for a picture. Name its file with -o."
        case .optionNotForFirstLoss:
            "This option does not go with --first-break, which looks for lost text at every "
                + "expansion. Leave it out."
        case .notADocument(let path): "“\(path)” must end in .pdf. The report is a document."
        case .notAWebPage(let path):
            "“\(path)” must end in .html. The export is a web page."
        case .dialectOfOtherFormat:
            "--dialect is only for property lists and their JSON. Leave it out."
        case .pageOfSeveralScreens:
            "A web page shows one screen. Name one with --screen, or choose another format."
        case .noScreens(let paths):
            "There is no screen in \(listed(paths)). Name a screen, or a folder with screens."
        case .unusedThemes(let paths):
            "No screen uses \(listed(paths)). Name a screen, or a folder with screens."
        case .severalProjects:
            "Only one project can be checked at once. Name one typeladder.json or its folder."
        case .filesWithFirstLoss:
            "This option checks one screen. Name it with --screen, and its theme with --theme."
        case .noScreensInFolder(let path):
            "There is no screen in “\(path)” or below it. Name a folder with screens."
        case .projectExists(let path):
            "“\(path)” exists. Add \"screens\" and \"themes\" to it, or remove it first."
        case .baselineMissing(let path):
            "“\(path)” does not exist. Add --update to write it."
        case .updateWithoutBaseline:
            "This option writes a file of known findings. Name the file with --baseline."
        case .twoComparisons: "This option does not go with --baseline. Leave one of them out."
        case .standardInputInCommit:
            "Standard input is not part of a commit. Name files instead of -."
        case .programMissing(let name): "This option needs \(name). Install it."
        case .noRepository(let reason):
            "The current folder is not in a Git repository that can be read: \(reason)."
        case .unknownCommit(let name, isShallow: true):
            "“\(name)” is not in this shallow clone. Fetch it with “git fetch --depth=1 origin \(name)”, "
                + "and use FETCH_HEAD or its hash."
        case .unknownCommit(let name, isShallow: false):
            "“\(name)” is not a commit, branch, or tag here. Correct it, or fetch it with “git fetch "
                + "origin \(name)”."
        case .commitNotRead(let name, let reason):
            "The files of “\(name)” cannot be read: \(reason)."
        case .noTemporaryFolder:
            "There is no room for temporary files. Set TMPDIR to a folder that can be written."
        case .notThere(let path): "“\(path)” does not exist. Check the name."
        case .deadLink(let path):
            "“\(path)” is a symbolic link that leads nowhere or in a circle. Check its target."
        case .unknownPictureFormat(let path):
            "“\(path)” must end in .png, .svg, or .pdf. The ending selects the format."
        case .unknownThemeFormat(let path):
            "The ending of “\(path)” does not select a format. Use --to with "
                + "\(either(ThemeFileFormat.allCases.map(\.rawValue)))."
        case .notWritten(let path, let cause):
            sentences("Cannot write \(path).", cause.message)
        case .outputFailed(let reason): "Cannot write to standard output: \(reason)."
        case .notInFormat(let name):
            "This result cannot be written as \(name). Use text or json."
        case .notABranch(let text):
            "“\(text)” has no branch. Write CONDITION=BRANCH, such as model.isPro=true."
        case .notSwift(let name):
            "“\(name)” is no Swift source. Name a file that ends in .swift."
        case .movedFontFiles:
            "The files in \"fontFiles\" are now looked up beside this file. Move them, too."
        case .noMatch(let part, let suggestion):
            sentences("No name of a face contains “\(part)”.", Phrases.suggesting(suggestion))
        }
    }

    private static let styles = TextStyle.allCases.map(\.uiKitName)

    private static let variants =
        TextVariant.offered.map(\.name) + ["pseudo- with a percentage from 0 to 200"]

    private static func categories(andAll allowsAll: Bool) -> [String] {
        ContentSizeCategory.allCases.map(\.shortName) + (allowsAll ? ["all"] : [])
            + ["a name from UIKit, SwiftUI, or simctl"]
    }
}
