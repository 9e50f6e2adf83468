// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DesktopApp
import Documents
import DynamicType
import Files
import GtkKit
import LayoutEngine
import Previewing
import Syntax

/// The program's own window with the list as a file.
struct WindowBenchmark {
    let content: Content
    let effort: Effort
    /// The list as a file.
    let file: FilePath

    func run() throws -> Figures {
        let (application, resources) = try BenchmarkApplication.startProgram()

        var figures: Figures = [:]
        let wholeTime = Stopwatch()
        let main = try MainWindow(application, resources: resources)
        let time = Stopwatch()
        main.page.open([file])
        main.present()
        guard main.screen.path == file else {
            throw BenchmarkError(
                main.page.messages.first.map { "\($0)" } ?? "\(file) does not open")
        }
        let window = try BenchmarkApplication.window()
        let frames = FrameWatch(window)
        let search = WidgetSearch(root: window)
        let end = try frames.nextFrame {
            search.isFilled(list: "tableview", row: "tablerow")
        }
        figures[.firstFrame] = time.milliseconds(until: end)
        figures[.startToFrame] = wholeTime.milliseconds(until: end)
        // The time of dragging the slider is measured only after the list is prepared.
        while main.preview.isPreparing { EventLoop.step(waiting: true) }
        guard main.preview.current.layout.isExact else { throw BenchmarkError("guesses are left") }
        guard main.preview.current.layout.count == content.rowCount else {
            throw BenchmarkError("\(file) holds \(main.preview.current.layout.count) rows")
        }
        figures[.tickToFrame] = try Ticks(effort: effort, frames: frames).run {
            main.preview.category = $0
        }
        if let list = search.first(named: "tableview") {
            figures[.scroll] = try FrameRun(window: window, effort: effort)
                .scrollPunctuality(of: list)
        }
        try measureEdits(of: main, frames, &figures)
        figures[.read] = Stopwatch.milliseconds { _ = ScreenReader.read(path: file) }
        return figures
    }

    /// The times from an edit to the frame with its result: a typed letter, a moved row, and its undo.
    private func measureEdits(
        of main: MainWindow, _ frames: FrameWatch, _ figures: inout Figures
    ) throws {
        func median(_ change: (Int) throws -> Void) throws -> Double {
            try (0..<effort.edits).map { number in
                frames.rest()
                let time = Stopwatch()
                try change(number)
                return time.milliseconds(until: try frames.nextFrame())
            }.median
        }
        let page = main.page
        let first = ItemID(.row)
        guard let place = page.screen.value.textLocations(of: first).first else { return }
        figures[.editToFrame] = try median {
            try page.tryEdit(.text(place, "A title of \($0) letters"))
        }
        page.keepTrial()
        guard content.rowCount > 2 else { return }
        figures[.moveToFrame] = try median { _ in
            try page.edit(.moveRows([PlaceMap.RowPlace(0, 0)], to: PlaceMap.RowPlace(0, 2)))
        }
        figures[.undoToFrame] = try median { _ in try page.undo() }
    }
}
