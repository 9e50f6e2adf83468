// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What depends on the language and script of a text: the families that draw characters its face
/// lacks, and the patterns that hyphenate its words.
///
/// Languages are BCP 47 tags, scripts ISO 15924 codes.
public struct LanguageTable: Hashable, Sendable {
    /// How a script is drawn, whatever its language.
    public struct Script: Hashable, Sendable {
        /// ISO 15924 code, such as `Deva`.
        public var code: String
        /// What stretches in the script are taken for in a text of another language.
        public var language: String
        /// Fallback families, the best first.
        public var families: [String]
        /// The Debian package of the first of them.
        public var package: String
        /// Whether its letters are taller or deeper than Latin ones.
        public var isTall: Bool

        /// All of its parts.
        public init(
            code: String, language: String, families: [String], package: String, isTall: Bool
        ) {
            self.code = code
            self.language = language
            self.families = families
            self.package = package
            self.isTall = isTall
        }
    }

    /// How a language is drawn that others share a script with.
    public struct Language: Hashable, Sendable {
        /// The tag; longer tags that begin with it are meant too.
        public var tag: String
        /// Fallback families, the best first.
        public var families: [String]
        /// The Debian package of the first of them.
        public var package: String

        /// All of its parts.
        public init(tag: String, families: [String], package: String) {
            self.tag = tag
            self.families = families
            self.package = package
        }
    }

    /// The hyphenation patterns of a language.
    public struct Patterns: Hashable, Sendable {
        /// The tag; longer tags that begin with it are meant too.
        public var tag: String
        /// The name of the file.
        public var file: String
        /// The Debian package that has the file.
        public var package: String

        /// All of its parts.
        public init(tag: String, file: String, package: String) {
            self.tag = tag
            self.file = file
            self.package = package
        }
    }

    /// Each script once.
    public var scripts: [Script]
    /// Languages with families of their own.
    public var languages: [Language]
    /// Languages whose words can be hyphenated.
    public var patterns: [Patterns]

    /// A table; nothing is known without its parts.
    public init(
        scripts: [Script] = [], languages: [Language] = [], patterns: [Patterns] = []
    ) {
        self.scripts = scripts
        self.languages = languages
        self.patterns = patterns
    }

    /// The patterns of the tags that a language begins with, the longest first.
    public func patterns(of language: String) -> [Patterns] {
        Self.matches(patterns, \.tag, beginning: language)
    }

    /// The families of a language that has its own: those of the longest tag that it begins with.
    public func families(of language: String) -> Language? {
        Self.matches(languages, \.tag, beginning: language).first
    }

    private static func matches<Entry>(
        _ entries: [Entry], _ tag: (Entry) -> String, beginning language: String
    ) -> [Entry] {
        let language = language.lowercased()
        return entries.filter {
            let tag = tag($0).lowercased()
            return language == tag || language.hasPrefix(tag + "-")
        }.sorted { tag($0).utf8.count > tag($1).utf8.count }
    }
}
