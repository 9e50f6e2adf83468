// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import DynamicType
import Syntax

extension CommandProblem {
    var message: String {
        switch self {
        case .missingFile: "name a file or a folder, or - for standard input"
        case .missingFiles:
            "name the files or folders to look at, or - for standard input"
        case .missingPictureFile: "say where the picture goes: -o FILE.png, .svg or .pdf"
        case .missingThemeFile: "say where the theme goes: -o FILE, or - with --to"
        case .missingPair: "name two themes or two screens, the older first"
        case .standardInputTwice: "only one of the two files can be standard input"
        case .themeAndScreen(let first, let second):
            "\(first) and \(second) are a theme and a screen: compare two themes, or two screens"
        case .screenOptionForScreens: "--screen is for two themes, and these are screens"
        case .themeOptionForThemes: "--theme is for two screens, and these are themes"
        case .screenWithoutText:
            "the screen has no text, so that there is nothing to check"
        case .missingSubject: "name a text style or an element"
        case .sizeWithoutStyle: "--size needs --style: sizes scale as a text style does"
        case .fixedStandardInput: "--fix changes files; name one instead of -"
        case .notALanguage(let text): "“\(text)” is not \(LanguageTag.expected)"
        case .notATextStyle(let text, let suggestion):
            "“\(text)” is not a text style; use one of \(Self.styles)"
                + Phrases.didYouMean(suggestion)
        case .notAChoiceOfStyle(let text, let suggestion):
            "“\(text)” is not a text style; use none or one of \(Self.styles)"
                + Phrases.didYouMean(suggestion)
        case .notATextVariant(let text, let suggestion):
            "“\(text)” is not a text variant; use one of "
                + TextVariant.offered.map(\.name).joined(separator: ", ")
                + ", or pseudo- with a percentage from 0 to 200"
                + Phrases.didYouMean(suggestion)
        case .notASubject(let text, let suggestion):
            "“\(text)” is not a text style or an element of the screen"
                + Phrases.didYouMean(suggestion)
        case .notAnElement(let text, let suggestion):
            "“\(text)” is not an element of the screen" + Phrases.didYouMean(suggestion)
        case .elementWithoutRedlines(let text):
            "“\(text)” is an element, whose measures are drawn with --redlines"
        case .redlinesOnSheet: "redlines are drawn on one category: name it with --category"
        case .notATokenChoice(let text): "“\(text)” must be TOKEN=STYLE"
        case .notACategory(let text, let allowsAll, let suggestion):
            "“\(text)” is not a content size category; use one of \(Self.categories), or a name "
                + "UIKit, SwiftUI or simctl has for it\(allowsAll ? ", or all" : "")"
                + Phrases.didYouMean(suggestion)
        case .notAProfile(let text, let names, let suggestion):
            "“\(text)” is not a profile; use one of \(names.joined(separator: ", "))"
                + Phrases.didYouMean(suggestion)
        case .unknownToken(let name, let names):
            "there is no typography token “\(name)”; use one of \(names.joined(separator: ", "))"
        case .tokenOptionForTheme(let path): "is for design tokens, and \(path) is a theme"
        case .tokenOptionWithoutTheme: "needs design tokens; name them with --theme"
        case .sheetOfTwoAxes: "cannot be all on a sheet --by another axis; name one category"
        case .optionOnlyForFirstLoss: "needs --first-break"
        case .pictureOfAllCategories: "cannot be all for a picture, which is of one category"
        case .optionOnlyForPicture: "is for a picture: name its file with -o"
        case .optionNotForFirstLoss:
            "does not go with --first-break, which looks for lost text in texts of every length; "
                + "leave it out"
        case .notADocument(let path): "“\(path)” must end in .pdf: the report is a document"
        case .dialectOfOtherFormat: "--dialect is for property lists and their JSON"
        case .notThere(let path): "names “\(path)”, and there is no such file or folder"
        case .deadLink(let path):
            "names “\(path)”, a symbolic link that leads nowhere or in a circle"
        case .unknownPictureFormat(let path):
            "“\(path)” must end in .png, .svg or .pdf: that is how the format is chosen"
        case .unknownThemeFormat(let path):
            "“\(path)” does not say what to write; give --to with one of "
                + ThemeFileFormat.allCases.map(\.rawValue).joined(separator: ", ")
        case .notWritten(let path, let cause): "cannot write \(path): \(cause.message)"
        case .outputFailed(let reason): "cannot write to standard output: \(reason)"
        case .notInFormat(let name): "has no form for this result in \(name); use text or json"
        case .movedFontFiles:
            "\"fontFiles\" are looked for beside this file now; move them too"
        case .noMatch(let part, let suggestion):
            "no name of a face contains “\(part)”" + Phrases.didYouMean(suggestion)
        }
    }

    private static var styles: String {
        TextStyle.allCases.map(\.uiKitName).joined(separator: ", ")
    }

    private static var categories: String {
        ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
    }
}
