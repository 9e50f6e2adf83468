// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import Reporting
import Syntax

/// The program without a window. It gives the same previews as data and pictures, for build
/// servers.
///
/// Only here, errors become text and exit codes.
package enum CommandLineTool {
    /// The declaration of the command line.
    static let program = Program(
        "typeladder-cli", "compute and draw iOS Dynamic Type without a display",
        description: [
            "typeladder-cli brings the previews and checks of typeladder to scripts and build servers. "
                + "It needs no display. Results go to standard output, and everything else to standard "
                + "error. The file name \"-\" stands for standard input.",
            "All problems of a file are listed at once, each as FILE:LINE:COLUMN with what is wrong and "
                + "what to do. JSON has an integer \"version\". Each command has a schema in the folder "
                + "schemas of the resources.",
        ],
        commands: commands.map { $0.declaration },
        failure: "A file cannot be used, the command line is wrong, no font is installed, or a "
            + "result cannot be written.",
        environment: [
            Program.Variable(
                "TYPELADDER_RESOURCES",
                "The folder with the bundled screens, themes, profiles, and schemas. Default: "
                    + "../share/typeladder, from the folder of the program.")
        ], seeAlso: ["typeladder"])

    private static var commands: [any ToolCommand.Type] {
        [
            ScaleCommand.self, LayoutCommand.self, RenderCommand.self, ExportCommand.self,
            CheckCommand.self, InitCommand.self, ReachCommand.self, ExplainCommand.self,
            DiffCommand.self,
            RecordWriteCommand.self, RecordVerifyCommand.self, SpecCommand.self, FontsCommand.self,
            ThemeValidateCommand.self,
            ThemeShowCommand.self, ThemeConvertCommand.self, ScreenConvertCommand.self,
            InventoryCommand.self,
        ]
    }

    /// Runs a command.
    ///
    /// - Parameter words: the arguments after the program's name.
    /// - Returns: the exit code.
    package static func run(_ words: [String]) -> Int32 {
        EndingSignals.takeOnThread()
        Console.reserveStandardStreams()
        return run(words, console: Console()).rawValue
    }

    static func run(_ words: [String], console: Console) -> ExitCode {
        do {
            switch try program.request(words) {
            case .help(let text): try console.print(text)
            case .version: try console.print("\(program.name) \(Release.version)")
            case .run(let declaration, let arguments):
                let command = commands.first { $0.declaration.path == declaration.path }
                return try command?.run(arguments, console) ?? .failure
            }
            return .success
        } catch let error as UsageError {
            console.note("typeladder-cli: error: \(error.message)")
        } catch let error as InputError {
            for message in error.messages { console.note(message) }
        } catch let error as OutputError {
            guard !error.isClosedPipe else { return .success }
            console.note("typeladder-cli: error: \(error.message)")
        } catch {
            console.note("typeladder-cli: error: \(error)")
        }
        return .failure
    }
}

/// A command. It reads files, makes a report or a picture, and prints it.
protocol ToolCommand {
    static var declaration: Command { get }
    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode
}

/// Files that cannot be used, with all their diagnostics.
struct InputError: Error {
    let messages: [String]

    init(_ diagnostics: [Diagnostic]) { messages = DiagnosticSummary(diagnostics).lines }

    init(messages: [String]) { self.messages = messages }
}
