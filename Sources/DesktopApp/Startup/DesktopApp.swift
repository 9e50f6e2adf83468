// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Glibc
import GtkKit
import Previewing
import Syntax
import Workspace

/// The entry point of the program, from the command line to windows.
package enum DesktopApp {
    /// Runs until the last window closes.
    ///
    /// - Returns: the exit code. It is 2 for bad usage and without a display.
    package static func run(_ arguments: [String]) -> Int32 {
        switch Invocation(Array(arguments.dropFirst())) {
        case .print(let text):
            print(text)
            return 0
        case .fail(let reason): return printError(reason)
        case .open(let files): return open(files, program: arguments.first ?? "typeladder")
        case .perform(let action):
            return open([], first: action, program: arguments.first ?? "typeladder")
        }
    }

    private static func open(
        _ files: [FilePath], first action: ApplicationAction? = nil, program: String
    ) -> Int32 {
        let resources: ResourceFolder
        do {
            resources = try ResourceFolder.locate()
        } catch {
            return printError("\(error)")
        }
        ProgramMemory.returnOnceFreed()
        setNames()
        Translations.use(
            AppInfo.translationDomain, in: ResourceFolder.locateTranslations()?.string)
        // The main thread must never wait. Flows wait on another thread.
        FileSaver.patience.store(0, ordering: .relaxed)
        guard Display.connect() else {
            return printError(
                "There is no display to open a window on. Set DISPLAY or WAYLAND_DISPLAY, or use "
                    + "typeladder-cli, which needs no display.")
        }
        // Later than the connection to the display: both at once would compete for memory and cores.
        let firstInstallation = BackgroundWork("first preview") {
            Result { () throws(StartFailure) in
                let installation = try Installation(resources)
                try installation.requireFonts()
                installation.prepareTexts()
                return installation
            }
        }
        let application = makeApplication(resources, firstInstallation)
        if let action { application.activateFirst(action.rawValue) }
        return Int32(application.run([program, "--"] + files.map(\.string)))
    }

    /// The application with the state that its windows share.
    static func makeApplication(
        _ resources: ResourceFolder,
        _ firstInstallation: BackgroundWork<Result<Installation, StartFailure>>? = nil
    ) -> Application {
        let application = Application(identifier: AppInfo.identifier, features: .opensFiles)
        let windows = Windows(
            application, resources: resources, firstInstallation: firstInstallation)
        application.onStartup { [weak application] in
            loadStyleSheet(resources)
            // An icon that is not installed is not in the icon theme, so its folder is added.
            Display.addIconFolder(resources.path("../data/icons"))
            if let application { Shortcuts.setAccelerators(of: application) }
        }
        application.addActions(
            ApplicationAction.allCases.map { action in
                Action(action.rawValue) { perform(action, in: windows) }
            })
        application.onActivate { present([], in: windows) }
        application.onOpen { files in present(files, in: windows) }
        return application
    }

    /// Sets the names that the desktop shows for the program.
    static func setNames() {
        ProgramIdentity.setNames(program: AppInfo.identifier, application: AppInfo.name)
    }

    /// Loads the style sheet for the program's own widgets.
    static func loadStyleSheet(_ resources: ResourceFolder) {
        let file = SourceFile.read(resources.path("style.css"))
        file.diagnostics.forEach { printError($0.message) }
        let css = String(decoding: file.value?.bytes ?? [], as: UTF8.self)
        for mistake in Display.addStyleSheet(css) { printError("style.css: \(mistake)") }
    }

    private static func perform(_ action: ApplicationAction, in windows: Windows) {
        present([], in: windows)
        guard let window = windows.all.last else { return }
        switch action {
        case .newTheme: window.flows.opening.newTheme()
        case .open: window.window.activateAction("win.open-theme")
        }
    }

    private static func present(_ files: [FilePath], in windows: Windows) {
        do {
            try windows.activate(opening: files)
        } catch {
            printError("\(error)")
            guard error.lacksFonts, let application = windows.application else { exit(1) }
            NoFontsWindow.present(in: application)
        }
    }

    @discardableResult
    private static func printError(_ text: String) -> Int32 {
        let line = Array("typeladder: error: \(text)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        return 2
    }
}
