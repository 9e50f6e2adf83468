// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension TokenProjectProblem {
    package var message: String {
        switch self {
        case .unreadableSource(let path, let reason): "\(Self.shown(path)): \(reason)"
        case .notRead: "the file was not read"
        case .tooManyFiles:
            "the tokens are in more than 1,000 files; open a folder with fewer of them"
        case .tooManyEntries(let path):
            "the folder \(Self.shown(path)) has more than 20,000 entries; open a folder with fewer of them"
        case .tooManyBytes:
            "the files of the tokens are larger than 64 MiB together; open fewer of them"
        case .tooManyValues:
            "the files of the tokens hold more than 2,000,000 values together; open fewer of them"
        case .tooManySources:
            "the sets name more than 10,000 sources, one inside another; name each once"
        case .noTokenFiles: "there are no design tokens in this folder; open a file with tokens"
        case .leftOutFile(let path):
            "\(Self.shown(path)) is left out until its mistakes are corrected; its tokens are missing"
        case .partOfProject(let path, isReadAlone: true):
            "the file is one of the design tokens of \(Self.shown(path)); open that for what it "
                + "refers to"
        case .partOfProject(let path, isReadAlone: false):
            "the file is no theme without others, and is read as a part of \(Self.shown(path))"
        case .severalProjects(let names):
            "this folder has several projects of design tokens; open one of them: "
                + names.map { Phrases.shortened($0) }.joined(separator: ", ")
        case .projectAmongFiles(let path):
            "\(Self.shown(path)) names other files, or has themes to choose from; open it alone"
        case .remoteSource(let address):
            "\(Phrases.quoted(address)) is not fetched from the network, and left out; download it, "
                + "and name the file"
        case .absolutePath(let path):
            "\(Phrases.quoted(path)) is an absolute path, and left out; name the file from this one's "
                + "folder"
        case .missingPointer(let pointer):
            "\(Phrases.quoted(pointer)) leads to nothing; correct it"
        case .circularReference(let reference):
            "\(Phrases.quoted(reference)) leads in a circle; break it"
        case .longReference(let reference, let limit):
            "\(Phrases.quoted(reference)) is behind more than \(limit) other references; refer to the tokens "
                + "themselves"
        case .referenceToModifier(let reference):
            "\(Phrases.quoted(reference)) is a modifier, which \"resolutionOrder\" alone may name; "
                + "name a set"
        case .referenceToResolutionOrder(let reference):
            "\(Phrases.quoted(reference)) stands in \"resolutionOrder\", to which nothing may refer; "
                + "name a set"
        case .sourceNotTokens(let found):
            "a source must be a dictionary of tokens or a reference to one, not \(found.english)"
        case .resolverAsSource(let path):
            "\(Phrases.quoted(path)) is a resolver document itself, and left out; name one of its "
                + "sets, as in \"\(Phrases.shortened(path))#/sets/NAME\""
        case .noResolutionOrder:
            "\"resolutionOrder\" is missing; the sets count in their order, then the modifiers"
        case .otherVersion(let version):
            "the version is \(Phrases.quoted(version)); it is read as 2025.10"
        case .unknownItem:
            "this is neither a set with \"sources\" nor a modifier with \"contexts\"; it is left out"
        case .unnamedItem: "a set or modifier that stands here needs \"name\" and \"type\""
        case .repeatedName(let name):
            "the name \(Phrases.quoted(name)) is taken by another set or modifier of "
                + "\"resolutionOrder\"; rename one"
        case .noContexts(let name):
            "the modifier \(Phrases.quoted(name)) has no contexts to choose from; add some"
        case .unknownDefault(let name, let modifier, let suggestion):
            "the default \(Phrases.quoted(name)) is no context of \(Phrases.quoted(modifier))"
                + (suggestion == nil ? "; name one" : Phrases.didYouMean(suggestion))
        case .missingSet(let name, let theme):
            "the set \(Phrases.quoted(name)) of the theme \(Phrases.quoted(theme)) is not there; its "
                + "tokens are missing"
        case .beyondTheme(.source):
            "no set that the theme enables has typography; that of its source sets counts"
        case .beyondTheme(.disabled):
            "no set of the theme has typography; that of all sets counts"
        case .noMatch(let pattern): "\(Phrases.quoted(pattern)) matches no JSON file"
        case .unreadablePattern(let pattern):
            "\(Phrases.quoted(pattern)) is no pattern that is understood, and left out; use *, ** "
                + "and {a,b}"
        case .defaultContext(let context, let modifier, let all):
            "\(Phrases.quoted(modifier)) is \(Phrases.quoted(context)), "
                + (context == all.first ? "the first of " : "which is called after iOS, of ")
                + all.prefix(20).map { Phrases.shortened($0) }.joined(separator: ", ")
        case .unknownContext(let name, [], _):
            "there is no theme \(Phrases.quoted(name)): these tokens have none to choose from"
        case .unknownContext(let name, let all, let suggestion):
            "there is no theme \(Phrases.quoted(name))"
                + (suggestion == nil
                    ? "; choose one of "
                        + all.prefix(20).map { Phrases.shortened($0) }.joined(separator: ", ")
                    : Phrases.didYouMean(suggestion))
        case .ambiguousContext(let name, let modifiers):
            "\(Phrases.quoted(name)) may be meant in \(Phrases.alternatives(modifiers)); choose it as "
                + modifiers.map { "\($0)=\(name)" }.joined(separator: " or ")
        }
    }

    /// A path as a whole: it is there to be opened.
    private static func shown(_ path: String) -> String { "\"\(path.visible)\"" }
}
