// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension TokenProjectProblem {
    package var message: String {
        switch self {
        case .unreadableSource(let path, let reason): "\(Self.shown(path)): \(reason)"
        case .notRead: tr("the file was not read")
        case .tooManyFiles:
            tr("the tokens are in more than 1,000 files; open a folder with fewer of them")
        case .tooManyEntries(let path):
            tr(
                """
                the folder %1$s has more than 20,000 entries; open a folder with fewer of them
                """, Self.shown(path))
        case .tooManyBytes:
            tr("the files of the tokens are larger than 64 MiB together; open fewer of them")
        case .tooManyValues:
            tr(
                """
                the files of the tokens hold more than 2,000,000 values together; open fewer of them
                """)
        case .tooManySources:
            tr("the sets name more than 10,000 sources, one inside another; name each once")
        case .noTokenFiles:
            tr("there are no design tokens in this folder; open a file with tokens")
        case .leftOutFile(let path):
            tr(
                "%1$s is left out until its mistakes are corrected; its tokens are missing",
                Self.shown(path))
        case .partOfProject(let path, isReadAlone: true):
            tr(
                "the file is one of the design tokens of %1$s; open that for what it refers to",
                Self.shown(path))
        case .partOfProject(let path, isReadAlone: false):
            tr(
                "the file is no theme without others, and is read as a part of %1$s",
                Self.shown(path))
        case .severalProjects(let names):
            // Translators: %1$s is a list of files.
            tr(
                "this folder has several projects of design tokens; open one of them: %1$s",
                Self.list(names))
        case .projectAmongFiles(let path):
            tr(
                "%1$s names other files, or has themes to choose from; open it alone",
                Self.shown(path))
        case .remoteSource(let address):
            tr(
                """
                %1$s is not fetched from the network, and left out; download it, and name the file
                """, Phrases.quoted(address))
        case .absolutePath(let path):
            tr(
                """
                %1$s is an absolute path, and left out; name the file from this one's folder
                """, Phrases.quoted(path))
        case .missingPointer(let pointer):
            tr("%1$s leads to nothing; correct it", Phrases.quoted(pointer))
        case .circularReference(let reference):
            tr("%1$s leads in a circle; break it", Phrases.quoted(reference))
        case .longReference(let reference, let limit):
            trn(
                """
                %2$s is behind more than %1$s other references; refer to the tokens themselves
                """,
                """
                %2$s is behind more than %1$s other references; refer to the tokens themselves
                """, limit, Phrases.quoted(reference))
        case .referenceToModifier(let reference):
            tr(
                "%1$s is a modifier, which \"resolutionOrder\" alone may name; name a set",
                Phrases.quoted(reference))
        case .referenceToResolutionOrder(let reference):
            tr(
                """
                %1$s stands in "resolutionOrder", to which nothing may refer; name a set
                """, Phrases.quoted(reference))
        case .sourceNotTokens(let found):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                "a source must be a dictionary of tokens or a reference to one, not %1$s",
                found.english)
        case .resolverAsSource(let path):
            tr(
                """
                %1$s is a resolver document itself, and left out; name one of its sets, as in \
                "%2$s#/sets/NAME"
                """, Phrases.quoted(path), Phrases.shortened(path))
        case .noResolutionOrder:
            tr(
                """
                "resolutionOrder" is missing; the sets count in their order, then the modifiers
                """)
        case .otherVersion(let version):
            tr("the version is %1$s; it is read as 2025.10", Phrases.quoted(version))
        case .unknownItem:
            tr(
                """
                this is neither a set with "sources" nor a modifier with "contexts"; it is left out
                """)
        case .unnamedItem:
            tr("a set or modifier that stands here needs \"name\" and \"type\"")
        case .repeatedName(let name):
            tr(
                """
                the name %1$s is taken by another set or modifier of "resolutionOrder"; rename one
                """, Phrases.quoted(name))
        case .noContexts(let name):
            tr(
                "the modifier %1$s has no contexts to choose from; add some",
                Phrases.quoted(name))
        case .unknownDefault(let name, let modifier, nil):
            tr(
                "the default %1$s is no context of %2$s; name one", Phrases.quoted(name),
                Phrases.quoted(modifier))
        case .unknownDefault(let name, let modifier, let suggestion?):
            tr(
                "the default %1$s is no context of %2$s", Phrases.quoted(name),
                Phrases.quoted(modifier)) + Phrases.didYouMean(suggestion)
        case .missingSet(let name, let theme):
            tr(
                "the set %1$s of the theme %2$s is not there; its tokens are missing",
                Phrases.quoted(name), Phrases.quoted(theme))
        case .beyondTheme(.source):
            tr("no set that the theme enables has typography; that of its source sets counts")
        case .beyondTheme(.disabled):
            tr("no set of the theme has typography; that of all sets counts")
        case .noMatch(let pattern): tr("%1$s matches no JSON file", Phrases.quoted(pattern))
        case .unreadablePattern(let pattern):
            tr(
                "%1$s is no pattern that is understood, and left out; use *, ** and {a,b}",
                Phrases.quoted(pattern))
        case .defaultContext(let context, let modifier, let all):
            Self.message(context: context, of: Phrases.quoted(modifier), among: all)
        case .unknownContext(let name, [], _):
            tr(
                "there is no theme %1$s: these tokens have none to choose from",
                Phrases.quoted(name))
        case .unknownContext(let name, let all, nil):
            // Translators: %2$s is a list of themes.
            tr(
                "there is no theme %1$s; choose one of %2$s", Phrases.quoted(name),
                Self.list(all.prefix(20)))
        case .unknownContext(let name, _, let suggestion?):
            tr("there is no theme %1$s", Phrases.quoted(name)) + Phrases.didYouMean(suggestion)
        case .ambiguousContext(let name, let modifiers):
            // Translators: %2$s is a list such as “"a" or "b"”, and %3$s one such as “a=dark or b=dark”.
            tr(
                "%1$s may be meant in %2$s; choose it as %3$s", Phrases.quoted(name),
                Phrases.alternatives(modifiers),
                modifiers.map { "\($0)=\(name)" }.joined(separator: " or "))
        }
    }

    private static func message(
        context: String, of modifier: String, among all: [String]
    ) -> String {
        let (chosen, names) = (Phrases.quoted(context), list(all.prefix(20)))
        // Translators: %1$s is a modifier, %2$s its chosen context, and %3$s a list of all contexts.
        return context == all.first
            ? tr("%1$s is %2$s, the first of %3$s", modifier, chosen, names)
            : tr("%1$s is %2$s, which is called after iOS, of %3$s", modifier, chosen, names)
    }

    private static func list(_ names: some Sequence<String>) -> String {
        names.map { Phrases.shortened($0) }.joined(separator: ", ")
    }

    /// A path as a whole: it is there to be opened.
    private static func shown(_ path: String) -> String { "\"\(path.visible)\"" }
}
