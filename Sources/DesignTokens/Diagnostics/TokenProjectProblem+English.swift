// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension TokenProjectProblem {
    package var message: String {
        switch self {
        case .unreadableSource(let path, let reason):
            sentences(tr("%1$s cannot be read.", Self.shown(path)), reason)
        case .notRead: tr("The file was not read.")
        case .tooManyFiles:
            tr("The tokens are in more than 1,000 files. Open a folder with fewer files.")
        case .tooManyEntries(let path):
            tr(
                "The folder %1$s has more than 20,000 entries. Open a folder with fewer entries.",
                Self.shown(path))
        case .tooManyBytes:
            tr("Together, the token files are larger than 64 MiB. Open fewer files.")
        case .tooManyValues:
            tr("Together, the token files have more than 2,000,000 values. Open fewer files.")
        case .tooManySources:
            tr(
                """
                The sets list more than 10,000 sources, directly or through other sets. List each \
                source only once.
                """)
        case .noTokenFiles: tr("This folder has no design tokens. Open a file with tokens.")
        case .leftOutFile(let path):
            tr(
                """
                The file %1$s has errors, so its tokens are missing. Correct the errors to \
                include the tokens.
                """,
                Self.shown(path))
        case .partOfProject(let path, isReadAlone: true):
            tr(
                """
                The file is part of the design tokens of %1$s. Open %1$s to include the tokens that the \
                file refers to.
                """, Self.shown(path))
        case .partOfProject(let path, isReadAlone: false):
            tr(
                "The file is not a theme on its own. It is read as part of %1$s.",
                Self.shown(path))
        case .severalProjects(let names):
            // Translators: %1$s is a list of files.
            tr(
                "This folder has several projects of design tokens. Open one of them: %1$s.",
                Self.list(names))
        case .projectAmongFiles(let path):
            tr(
                """
                %1$s refers to other files or has themes to choose from, so it cannot be opened \
                with other files. Open only %1$s.
                """,
                Self.shown(path))
        case .remoteSource(let address):
            tr(
                """
                %1$s is left out, because files are not fetched from the network. Download the file and \
                refer to it by its path.
                """, Phrases.quoted(address))
        case .absolutePath(let path):
            tr(
                """
                %1$s is an absolute path, so it is left out. Use a path that is relative to the \
                folder of this file.
                """, Phrases.quoted(path))
        case .missingPointer(let pointer):
            tr("The reference %1$s points to nothing. Correct it.", Phrases.quoted(pointer))
        case .circularReference(let reference):
            tr(
                """
                The reference %1$s leads back to itself. Remove the reference, or refer to a \
                different set.
                """, Phrases.quoted(reference))
        case .longReference(let reference, let limit):
            // Translators: %2$s is a reference.
            trn(
                """
                The reference %2$s is part of a chain of more than %1$s reference. Refer to the \
                tokens directly.
                """,
                """
                The reference %2$s is part of a chain of more than %1$s references. Refer to the \
                tokens directly.
                """,
                limit, Phrases.quoted(reference))
        case .referenceToModifier(let reference):
            tr(
                """
                The reference %1$s points to a modifier. Only references in "resolutionOrder" may \
                do so. Refer to a set instead.
                """, Phrases.quoted(reference))
        case .referenceToResolutionOrder(let reference):
            tr(
                """
                The reference %1$s must not point into "resolutionOrder". Refer to a set instead.
                """, Phrases.quoted(reference))
        case .sourceNotTokens(let found):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                """
                Wrong type for a source of tokens: expected a dictionary with tokens or "$ref", \
                found %1$s.
                """, found.english)
        case .resolverAsSource(let path):
            tr(
                """
                %1$s is itself a resolver document, so it is left out. Refer to one of its sets instead, as in \
                "%2$s#/sets/NAME".
                """, Phrases.quoted(path), Phrases.shortened(path))
        case .noResolutionOrder:
            tr(
                """
                "resolutionOrder" is missing. The sets apply in the order in which the file \
                lists them, and then the modifiers apply.
                """)
        case .otherVersion(let version):
            tr(
                """
                "version" is %1$s, but the file is read as version 2025.10.
                """, Phrases.quoted(version))
        case .unknownItem:
            tr(
                """
                This is neither a set with "sources" nor a modifier with "contexts". It is left out.
                """)
        case .unnamedItem:
            tr("A set or modifier in \"resolutionOrder\" needs \"name\" and \"type\".")
        case .repeatedName(let name):
            tr(
                """
                Two sets or modifiers in "resolutionOrder" have the name %1$s. Rename one of them.
                """, Phrases.quoted(name))
        case .noContexts(let name):
            tr(
                "The modifier %1$s has no contexts to choose from. Add contexts.",
                Phrases.quoted(name))
        case .unknownDefault(let name, let modifier, let suggestion):
            sentences(
                tr(
                    "The default %1$s is not a context of the modifier %2$s.", Phrases.quoted(name),
                    Phrases.quoted(modifier)),
                Phrases.suggesting(suggestion) ?? tr("Use one of the modifier’s contexts."))
        case .missingSet(let name, let theme):
            tr(
                """
                The theme %2$s lists the set %1$s, but this set does not exist. Its tokens are \
                missing.
                """,
                Phrases.quoted(name), Phrases.quoted(theme))
        case .beyondTheme(.source):
            tr(
                """
                The theme enables no set with typography tokens, so the tokens of its "source" \
                sets are used.
                """
            )
        case .beyondTheme(.disabled):
            tr("No set of the theme has typography tokens, so the tokens of all sets are used.")
        case .noMatch(let pattern):
            tr(
                "The pattern %1$s matches no JSON file.", Phrases.quoted(pattern))
        case .unreadablePattern(let pattern):
            tr(
                "The pattern %1$s is not supported, so it is left out. Use only *, **, and {a,b}.",
                Phrases.quoted(pattern))
        case .defaultContext(let context, let modifier, let all):
            Self.message(context: context, of: Phrases.quoted(modifier), among: all)
        case .unknownContext(let name, let all, let suggestion):
            sentences(
                tr("There is no theme named %1$s.", Phrases.quoted(name)),
                Phrases.suggesting(suggestion) ?? Self.choices(all))
        case .ambiguousContext(let name, let modifiers):
            // Translators: %2$s is a list such as “"a", "b"”, and %3$s one such as “a=dark or b=dark”.
            tr(
                """
                Several groups have a theme named %1$s: %2$s. To choose the theme of one group, \
                use %3$s.
                """,
                Phrases.quoted(name),
                listed(modifiers.map(Phrases.quoted)), either(modifiers.map { "\($0)=\(name)" }))
        }
    }

    private static func message(
        context: String, of modifier: String, among all: [String]
    ) -> String {
        let (chosen, names) = (Phrases.quoted(context), list(all.prefix(20)))
        // Translators: %1$s is a modifier, %2$s its chosen context, and %3$s a list of all contexts.
        return context == all.first
            ? tr(
                """
                %1$s uses its first context, %2$s. You can choose any of these contexts: %3$s.
                """, modifier, chosen, names)
            : tr(
                """
                %1$s uses its context %2$s, which is named after iOS. You can choose any of these \
                contexts: %3$s.
                """, modifier,
                chosen, names)
    }

    private static func choices(_ all: [String]) -> String {
        // Translators: %1$s is a list of themes.
        all.isEmpty
            ? tr("These tokens have no themes to choose from.")
            : tr("Choose one of these: %1$s.", list(all.prefix(20)))
    }

    private static func list(_ names: some Sequence<String>) -> String {
        listed(names.map { Phrases.shortened($0) })
    }

    /// A path that is not truncated, so that it can be opened.
    private static func shown(_ path: String) -> String { "\"\(path.visible)\"" }
}
