// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

@testable import ArgumentParsing

/// The problems that the sample's declarations report.
enum SampleProblem: String, Problem {
    static let area = "sample"

    case output = "No output was given. Use -o FILE."
    case files = "Name the files."
    case file = "Name a file."

    var message: String { rawValue }
}

/// A program with an option of each kind.
enum Sample {
    enum Color: String, CaseIterable {
        case red, green, blue
    }

    static let output = Option(
        "output", short: "o", .path, "Where it goes.", missing: SampleProblem.output)
    static let width = Option("width", .number("POINTS", in: 0...100), "How wide. Default: 10.")
    static let color = Option("color", .choice() as ValueType<Color>, "Which color it's in.")
    static let tag = Option("tag", .text("TAG"), "A tag. Can be given again.", isRepeatable: true)
    static let loud = Flag("loud", "Says more [on standard error].")

    static let program = Program(
        "sample", "draw samples", description: ["Draws. See \"-o\"."],
        commands: [
            Command(
                "draw", summary: "Draws one thing. It is fast.",
                options: [output, width, color, tag],
                findings: "It is ugly.",
                examples: [Command.Example("In red:", "sample draw --color red -o a.png")]),
            Command(
                "thing", "list", summary: "Lists things.",
                operand: Command.Operand("FILE", count: 1...Int.max, missing: SampleProblem.files),
                options: [loud, tag], examples: []),
            Command(
                "thing", "show", summary: "Shows a thing.",
                operand: Command.Operand("FILE", count: 1...1, missing: SampleProblem.file),
                options: [loud], examples: []),
        ],
        failure: "The sample cannot be drawn.")

    /// The arguments of a valid command line; nil for help and the version.
    static func arguments(_ words: [String]) throws(UsageError) -> Arguments? {
        guard case .run(_, let arguments) = try program.request(words) else { return nil }
        return arguments
    }

    /// The error of an invalid command line.
    static func problem(_ words: [String]) -> String? {
        do throws(UsageError) {
            _ = try program.request(words)
            return nil
        } catch {
            return error.message
        }
    }
}
