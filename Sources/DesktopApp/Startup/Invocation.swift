// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the command line asks for.
public nonisolated enum Invocation: Equatable {
    /// Open a window with these files.
    case open([String])
    /// Print this, and end well.
    case print(String)
    /// Complain about this.
    case fail(String)

    /// What `typeladder --help` prints.
    public static let help = """
        usage: typeladder [FILE]...

        Previews an iOS screen at every text size. FILE is a theme (a ScaledFont property list, or
        JSON), a folder with one in it, design tokens (JSON), or a screen (JSON); what a file is shows
        in its content, so that any order will do. Each theme has a window of its own.

          --help     print this
          --version  print the version
        """

    /// Reads the arguments after the program's name.
    public init(_ arguments: [String]) {
        var files: [String] = []
        var takesOptions = true
        for argument in arguments {
            switch argument {
            case "--" where takesOptions: takesOptions = false
            case "--help" where takesOptions, "-h" where takesOptions:
                self = .print(Self.help)
                return
            case "--version" where takesOptions:
                self = .print("\(AppInfo.name) \(AppInfo.version)")
                return
            case _ where takesOptions && argument.hasPrefix("-"):
                self = .fail("there is no option \(argument); --help lists those there are")
                return
            default: files.append(argument)
            }
        }
        self = .open(files)
    }
}
