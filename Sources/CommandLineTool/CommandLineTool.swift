// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The program without a window: the same previews as data and pictures, for build servers.
///
/// The one place where an error becomes text and an exit code: 0 for done, 1 for findings, 2 for
/// input or usage that cannot be worked with.
public enum CommandLineTool {
    /// The version of the program, as in `meson.build`.
    public static let version = "0.1.0"

    /// Runs a command.
    ///
    /// - Parameter words: the arguments after the program's name.
    /// - Returns: the exit code.
    public static func run(_ words: [String]) -> Int32 {
        Console.reserveStandardStreams()
        return run(words, console: Console())
    }

    static func run(_ words: [String], console: Console) -> Int32 {
        do {
            // Wherever somebody gives up: `theme convert --help` too.
            if words.prefix(3).contains(where: ["--help", "-h"].contains) || words.first == "help" {
                try console.print(help)
                return 0
            }
            switch words.first {
            case "scale": try ScaleCommand(words.dropFirst()).run(console)
            case "layout": try LayoutCommand(words.dropFirst()).run(console)
            case "render": try RenderCommand(words.dropFirst()).run(console)
            case "fonts": try FontsCommand(words.dropFirst()).run(console)
            case "theme": return try ThemeCommand(words.dropFirst()).run(console)
            case "--version": try console.print("typeladder-cli \(version)")
            case nil: throw UsageError(message: "no command is given; see typeladder-cli --help")
            case let word?:
                throw UsageError(
                    message: "unknown command “\(word)”; use scale, layout, render, fonts or theme")
            }
            return 0
        } catch let error as UsageError {
            console.note("typeladder-cli: error: \(error.message)")
        } catch let error as InputError {
            for message in error.messages { console.note(message) }
        } catch let error as OutputError {
            guard !error.isClosedPipe else { return 0 }
            console.note("typeladder-cli: error: \(error.message)")
        } catch {
            console.note("typeladder-cli: error: \(error)")
        }
        return 2
    }

    private static let help = """
        Previews iOS Dynamic Type without a display.

        typeladder-cli scale  [--theme FILE] [--style STYLE [--size POINTS]] [--display-scale N]
                              [--format text|json|csv]
        typeladder-cli layout [OPTIONS] [--format text|json]
        typeladder-cli render [OPTIONS] -o FILE.png|FILE.svg|FILE.pdf
        typeladder-cli fonts  [--theme FILE] [--screen FILE] [--language TAG] [--match NAME]
                              [--format text|json]
        typeladder-cli theme  validate [--strict] FILE…
        typeladder-cli theme  show FILE [--map TOKEN=STYLE]… [--format text|json]
        typeladder-cli theme  convert FILE -o FILE [--to FORMAT] [--map TOKEN=STYLE]…

        OPTIONS of layout and render:
          --theme FILE          property list, JSON or design tokens; without it, the system
                                font
          --screen FILE         JSON; without it, the bundled Settings screen
          --category NAME       XS … XXXL, AX1 … AX5 or any other name; render takes all, too
          --width POINTS        width of the device, 390
          --scale N             device pixels a point, 3
          --profile NAME        iOS generation: ios18, ios26
          --language TAG        of the texts (BCP 47), instead of the screen's
          --appearance light|dark
          --direction ltr|rtl
          --bold-text  --increased-contrast  --landscape

        Every command takes --language; scale and theme have no texts, and only check the tag.

        FORMAT is plist, binary-plist, json, theme, tokens, tokens-studio, swift or swiftui;
        without it, the end of the name says.
        A token is mapped to a text style by its name, or its size and weight; --map says
        otherwise, and --map TOKEN=none leaves it out.

        A file named - is standard input. Exit codes: 0 done, 1 findings, 2 bad input or usage,
        or results that cannot be written.
        """
}
