// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DesktopApp
import Documents
import DynamicType
import Files
import GtkKit
import Previewing
import Syntax

/// The program's own window, opened on the list as a file.
struct WindowBenchmark {
    let content: Content
    let effort: Effort
    /// The list as a file.
    let file: String

    func run() throws -> Figures {
        let resources = try ResourceFolder.locate()
        let application = try BenchmarkApplication.start()
        let css = SourceFile.read(resources.path("style.css")).value?.bytes ?? []
        Desktop.addStyleSheet(String(decoding: css, as: UTF8.self))

        var figures: Figures = [:]
        let wholeTime = Stopwatch()
        let main = try MainWindow(application, resources: resources)
        let time = Stopwatch()
        main.model.open([file])
        main.present()
        guard main.model.screen.path == file else {
            throw BenchmarkError(
                main.model.messages.first.map { "\($0)" } ?? "\(file) does not open")
        }
        let window = try BenchmarkApplication.window()
        let frames = FrameWatch(window)
        let search = WidgetSearch(root: window)
        let end = try frames.nextFrame {
            search.isFilled(list: "tableview", row: "tablerow")
        }
        figures[.firstFrame] = time.milliseconds(until: end)
        figures[.startToFrame] = wholeTime.milliseconds(until: end)
        // Dragging the slider is measured on a list that is ready for it.
        while main.model.isPreparing { EventLoop.step(waiting: true) }
        guard main.model.preview.layout.isExact else { throw BenchmarkError("guesses are left") }
        guard main.model.preview.layout.count == content.rowCount else {
            throw BenchmarkError("\(file) holds \(main.model.preview.layout.count) rows")
        }
        figures[.tickToFrame] = try Ticks(effort: effort, frames: frames).run {
            main.model.category = $0
        }
        figures[.read] = Stopwatch.milliseconds { _ = ScreenReader.read(path: file) }
        return figures
    }
}
