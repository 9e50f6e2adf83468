// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Reporting
import Syntax
import Workspace

/// The screens of `record`, with their layouts in each theme and width at all categories.
struct RecordedScreens {
    static let folder = Option(
        "records", .fileOrFolder,
        "The folder of the records. Use - for standard output or input, for a single screen. Default: "
            + "each record is next to its screen, as NAME.record.")
    static let operand = Command.Operand(
        "SCREEN", count: 1...1_000, missing: CommandProblem.missingScreens)
    static let options =
        [folder]
        + PreviewArguments.options(
            nil, PreviewArguments.widths, theme: Options.themes, screen: nil)

    /// A screen with the path of its record.
    struct Entry {
        let path: FilePath
        let record: FilePath
        fileprivate let session: ScreenSession

        /// The version of the screen, if it is newer than the program.
        var newerVersion: Int? { session.writtenValue.newerVersion }
    }

    let entries: [Entry]
    private let themes: [PreviewArguments]
    private let keys: [String]
    private let widths: [Double]
    private let settings: [String]

    /// Reads all files.
    ///
    /// - Throws: `InputError` with the errors of all screens and themes.
    init(_ arguments: Arguments, _ console: Console) throws {
        themes = try PreviewArguments.ofEachTheme(arguments, console: console)
        var (entries, errors): ([Entry], [Diagnostic]) = ([], [])
        for path in arguments.operands {
            let file = RecognizedFile(path, as: .screen)
            guard case .screen(let document)? = file.result.value else {
                errors += file.result.diagnostics
                continue
            }
            console.note(document.diagnostics)
            entries.append(
                Entry(
                    path: path, record: Self.record(of: path, arguments[Self.folder]),
                    session: ScreenSession(document)))
        }
        guard errors.isEmpty else { throw InputError(errors) }
        for (record, same) in entries.grouped(by: \.record) where same.count > 1 {
            throw UsageError(
                same[0].path == same[1].path
                    ? CommandProblem.repeatedScreen(same[0].path.string)
                    : .sameRecord(same[0].path.string, same[1].path.string, record.string))
        }
        self.entries = entries
        keys = Self.keys(of: arguments.all(Options.themes))
        let given = arguments.all(PreviewArguments.widths)
        widths = given.isEmpty ? [themes[0].environment.width] : given
        settings = themes[0].settingWords
    }

    private static func record(of screen: FilePath, _ folder: FilePath?) -> FilePath {
        if folder == .standardStream || screen == .standardStream && folder == nil {
            return .standardStream
        }
        let name = screen.lastComponent
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        return (folder ?? screen.parent).appending(stem + ".record")
    }

    /// The names of themes in records: relative paths as given. An absolute path is not the same on another machine,
    /// so it is the file's name, with a number if several have it.
    private static func keys(of paths: [FilePath]) -> [String] {
        guard !paths.isEmpty else { return [Project.systemTheme] }
        var counts: [String: Int] = [:]
        return paths.map { path in
            let name = path.isAbsolute ? path.lastComponent : path.string
            counts[name, default: 0] += 1
            return counts[name] == 1 ? name : "\(name) #\(counts[name] ?? 0)"
        }
    }

    /// Lays out a screen, and makes its record.
    func layout(of entry: Entry) -> LayoutRecord {
        var tables: [(key: LayoutRecord.TableKey, previews: [Preview])] = []
        for (theme, key) in zip(themes, keys) {
            for width in widths {
                var environment = theme.environment.at(.default)
                environment.width = width
                let live = LivePreview(
                    like: theme.inputs.page.preview, in: environment, screen: entry.session)
                tables.append(
                    (
                        LayoutRecord.TableKey(theme: key, width: width),
                        ContentSizeCategory.allCases.map(live.exact(at:))
                    ))
            }
        }
        // Layouts decide which hyphenation patterns are used.
        var record = LayoutRecord(under: conditions)
        for (key, previews) in tables {
            record.add(previews, of: entry.session.writtenValue, as: key)
        }
        return record
    }

    private var conditions: [LayoutRecord.Condition] {
        let profile = themes[0].environment.profile.name
        let resources = themes[0].inputs.installation.resources
        let patterns = Set(
            themes.flatMap { $0.inputs.page.theme.fonts.library.hyphenationFiles }
        ).map(Self.version).sorted()
        return [
            LayoutRecord.Condition("program", Release.version),
            LayoutRecord.Condition(
                "profile",
                "\(profile) \(Self.digits(of: resources.path("profiles/\(profile).json")))"),
            LayoutRecord.Condition("scale", themes[0].environment.displayScale.plain),
        ]
            + [("settings", settings), ("hyphenation", patterns)].filter { !$1.isEmpty }
            .map { LayoutRecord.Condition($0, $1.joined(separator: ", ")) }
    }

    /// The name of a file, and the first digits of its fingerprint.
    private static func version(of file: FilePath) -> String {
        "\(file.lastComponent) \(digits(of: file))"
    }

    private static func digits(of file: FilePath) -> String {
        SourceFile.read(file).value.map { String(Fingerprint($0.bytes).digits.prefix(8)) } ?? "?"
    }
}

extension PreviewArguments {
    /// The settings that change the layout and differ from their defaults, as options.
    fileprivate var settingWords: [String] {
        let flags = PreviewSwitch.all.filter {
            !$0.isOnAtFirst && environment[keyPath: $0.property]
        }
        .map { $0.flag?.name ?? $0.name }
        let variant = environment.textVariant
        return flags + (environment.language.map { ["language \($0)"] } ?? [])
            + (variant == .asWritten ? [] : ["variant \(variant.name)"])
    }
}
