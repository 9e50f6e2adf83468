// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DesktopApp
import Documents
import Files
import GtkKit
import Syntax
import Workspace

/// Swift sources in the program's own window: a file of a large app, and then what its folder knows.
struct SourceBenchmark {
    let effort: Effort

    func run() throws -> Figures {
        guard let folder = TemporaryFolder() else {
            throw BenchmarkError("there is no place for temporary files")
        }
        let app = SourceApp(folder: folder.path, fileCount: effort.sources)
        try app.write()
        let (application, resources) = try BenchmarkApplication.startProgram()
        let main = try MainWindow(application, resources: resources)
        main.present()
        let window = try BenchmarkApplication.window()
        let frames = FrameWatch(window)
        let search = WidgetSearch(root: window)
        /// The end of the next frame in which a condition holds, and rows fill the list.
        func frame(where condition: @escaping () -> Bool) throws -> ContinuousClock.Instant {
            try frames.nextFrame {
                condition() && search.isFilled(list: "tableview", row: "tablerow")
            }
        }
        _ = try frame { true }
        frames.rest()

        let memory = Memory.allocated
        let source = main.page.source
        var figures: Figures = [.sources: Double(app.fileCount)]
        let time = Stopwatch()
        source.open(app.screen)
        figures[.sourceAlone] = time.milliseconds(
            until: try frame { main.screen.path == app.screen })
        figures[.sourceFolder] = time.milliseconds(
            until: try frame { !source.isReading })
        frames.rest()
        figures[.sourceBytes] = Double(Memory.allocated - memory)

        // Screens of an app whose folder was read before.
        figures[.sourceWarm] = try (0..<effort.edits).map { number in
            frames.rest()
            let time = Stopwatch()
            let path = number % 2 == 0 ? app.otherScreen : app.screen
            source.open(path)
            return time.milliseconds(
                until: try frame { main.screen.path == path && !source.isReading })
        }.median
        figures[.sourceSave] = try (0..<effort.edits).map { number in
            frames.rest()
            let before = main.screen.value
            try app.save(title: "Saved \(number) times")
            // An editor has finished when the file has its name.
            let time = Stopwatch()
            return time.milliseconds(until: try frame { main.screen.value != before })
        }.median
        return figures.merging(try parserTimes(app)) { $1 }
    }

    /// The times for a source of 18 kB, one after another as different as screens are: in `typeladder-swift`, with the
    /// tree and through pipes, and of the parser alone.
    private func parserTimes(_ app: SourceApp) throws -> Figures {
        // The first ones show what both do once, and are not counted.
        let warmUp = 2
        let files = try (0..<effort.edits + warmUp).map { try app.writeScreen(number: $0) }
        let process = SwiftParserProcess()
        let own = try files.map { file in
            let bytes = SourceFile.read(file).value?.bytes ?? []
            return try Stopwatch.milliseconds { _ = try process.parse(bytes) }
        }
        let output = try Subprocess.run(
            [Subprocess.program("bare-parser")] + files.map(\.string))
        let bare = output.split(separator: "\n").compactMap { Double($0) }
        guard bare.count == files.count else { throw BenchmarkError("bare-parser prints no times") }
        return [
            .sourceParse: own.dropFirst(warmUp).median, .bareParse: bare.dropFirst(warmUp).median,
        ]
    }
}
