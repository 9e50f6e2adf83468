// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax
import Words

extension ScreenProblem {
    package var message: String {
        switch self {
        case .notJSON:
            tr(
                """
                Screens are JSON files, not property lists. If this is a theme, open it as a \
                theme.
                """)
        case .isTheme: tr("This is a theme, not a screen. Open it as a theme.")
        case .notALanguage(let text):
            tr(
                """
                %1$s is not a language tag. "language" must be a BCP 47 tag such as de, pt-BR, or \
                zh-Hant.
                """, Phrases.quoted(Phrases.shortened(text, to: 40)))
        case .hiddenTitle:
            tr(
                """
                The section has both a title and a custom header. UIKit shows only the custom \
                header (viewForHeaderInSection). Remove one of the two.
                """)
        case .tooManyRows: tr("A screen can have at most 100,000 rows. Remove some rows.")
        case .unusedKey(let key, let kinds, let kind):
            // A key that is also a kind is most likely meant for that.
            Self.hiddenKey(
                Phrases.quoted(key),
                of: kind == .stack
                    ? nil : kinds.first { $0.rawValue == key } ?? kinds.only,
                in: Phrases.quoted(kind.rawValue))
        case .missingLabels:
            tr("A row of labels needs at least one label. Add one to \"labels\".")
        case .missingItems: tr("A stack needs at least one item. Add one to \"items\".")
        case .notAnItem:
            tr(
                """
                This is not an item of a stack. Write a text, or a dictionary with "text", "runs", \
                "image", "spacer", or "stack".
                """)
        case .emptyLine: tr("A list in \"labels\" needs at least one text. Add one to the list.")
        case .tooManyItems(let most):
            tr("The stacks of a row can have at most %1$s items in total. Remove some.", "\(most)")
        case .tooManyLevels(let most):
            tr(
                """
                Stacks in a row can be nested at most %1$s levels deep. Move these items up \
                one level.
                """,
                "\(most)")
        case .otherAlignment(let alignment, let axis): Self.otherAlignment(alignment, in: axis)
        case .trailingBesideLines:
            tr(
                """
                "trailing" has no effect when "labels" contains lists. Remove this key, or add \
                its text to the first list.
                """)
        case .notASymbolName(let text):
            tr(
                """
                %1$s is not the name of a symbol. Use a name from SF Symbols, such as "bell" or \
                "bell.fill".
                """, Phrases.quoted(Phrases.shortened(text, to: 40)))
        case .pictureAsSymbol(let name):
            tr(
                """
                %1$s is a file, not a symbol. Write "image": {"file": %1$s}.
                """, Phrases.quoted(Phrases.shortened(name, to: 40)))
        case .otherPictureFormat(let name):
            tr(
                "%1$s is neither a PNG nor a JPEG file. Convert it to one of the two.",
                Phrases.quoted(Phrases.shortened(name, to: 40)))
        case .secondImage(let key, let other):
            // Translators: %1$s and %2$s are keys, such as “"monogram"” and “"systemName"”.
            tr(
                "An image can have only one of the keys %1$s and %2$s. Remove one of the two.",
                Phrases.quoted(key), Phrases.quoted(other))
        case .missingSegments:
            tr("A segmented control needs at least one segment. Add one to \"segments\".")
        case .noSuchSegment(let index, let count):
            trn(
                """
                The control has %1$s segment, numbered from 0, so there is no segment %2$s. No \
                segment is selected.
                """,
                """
                The control has %1$s segments, numbered from 0, so there is no segment %2$s. No \
                segment is selected.
                """, count, "\(index)")
        case .missingRuns:
            tr(
                """
                A text that consists of runs needs at least one run. Add one to "runs".
                """)
        case .textBesideRuns(let key):
            tr(
                "A text can have only one of the keys %1$s and \"runs\". Remove one of the two.",
                Phrases.quoted(key))
        case .tooManyValues(let key, let most):
            tr("%1$s can have at most %2$s values. Remove some.", Phrases.quoted(key), "\(most)")
        case .notAFraction(let key, let written):
            tr("%1$s must be a number from 0 to 1, not %2$s.", Phrases.quoted(key), written)
        case .missingScaleFactor:
            tr(
                """
                Without a "minimumScaleFactor", the text keeps its size (UILabel). Add a factor \
                from 0 to 1, such as 0.5.
                """)
        case .textBesideSymbol:
            tr(
                "A run can have only one of the keys \"text\" and \"systemName\". Remove one of the two."
            )
        case .emptyBarItem:
            tr("An item of a bar needs a title or an image. Add one of the two.")
        case .newerVersion(let version):
            tr(
                """
                This screen uses version %1$s of the file format, but this version of Typeladder \
                reads only versions up to %2$s. Parts that Typeladder does not know are left out \
                and not checked. Update Typeladder.
                """, "\(version)", "\(Screen.latestVersion)")
        }
    }

    private static func otherAlignment(_ alignment: StackAlignment, in axis: TextAxis) -> String {
        let word = Phrases.quoted(alignment.rawValue)
        let words = StackAlignment.allCases.filter { $0.isMeaningful(in: axis) }.map {
            Phrases.quoted($0.rawValue)
        }.joined(separator: ", ")
        // Translators: %1$s is an alignment as files write it, and %2$s a list of others.
        return axis == .horizontal
            ? tr(
                "%1$s has no effect in a horizontal stack. Use one of these: %2$s.", word, words)
            : tr("%1$s has no effect in a vertical stack. Use one of these: %2$s.", word, words)
    }

    private static func hiddenKey(_ key: String, of meant: Row.Kind?, in kind: String) -> String {
        // Translators: %1$s is a kind of row as files write it, such as “"image"”, and %2$s a key.
        meant.map { meant in
            tr(
                """
                %2$s has no effect in a row of the kind %1$s. Remove this key, or write "kind": \
                %3$s.
                """, kind,
                key, Phrases.quoted(meant.rawValue))
        } ?? tr("%2$s has no effect in a row of the kind %1$s. Remove this key.", kind, key)
    }
}

extension LanguageTag {
    /// The description of a correct value.
    package static var expected: String {
        tr("a language tag (BCP 47) such as de, pt-BR, or zh-Hant")
    }
}

extension Array {
    /// The only element; nil if there are several or none.
    fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
