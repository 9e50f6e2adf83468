// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the desktop's menu of the program offers, and an option of the command line each.
public nonisolated enum ApplicationAction: String, CaseIterable {
    /// A window for a theme that does not exist yet.
    case newTheme = "new-theme"
    /// The dialog that asks for a theme.
    case open
}

/// What the command line asks for.
public nonisolated enum Invocation: Equatable {
    /// Open a window with these files.
    case open([String])
    /// Do something first, in the program that runs already if there is one.
    case perform(ApplicationAction)
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

          --new-theme  open a window for a theme that does not exist yet
          --open       ask for a theme to open
          --help       print this
          --version    print the version
        """

    /// Reads the arguments after the program's name.
    public init(_ arguments: [String]) {
        var files: [String] = []
        var action: ApplicationAction?
        var takesOptions = true
        for argument in arguments {
            switch argument {
            case "--" where takesOptions: takesOptions = false
            case "--new-theme" where takesOptions: action = .newTheme
            case "--open" where takesOptions: action = .open
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
        switch action {
        case nil: self = .open(files)
        case let action? where files.isEmpty: self = .perform(action)
        default: self = .fail("--new-theme and --open take no files; name files or an option")
        }
    }
}
