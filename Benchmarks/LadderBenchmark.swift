// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DesktopApp
import Documents
import DynamicType
import Files
import GtkKit
import Syntax

/// The ladder and the comparison of the program's own window, compared with the single view.
struct LadderBenchmark {
    let effort: Effort
    /// The list as a file; nil for the bundled settings screen.
    let file: FilePath?

    /// The size of the window, in pixels.
    private static let size = (width: Int32(1600), height: Int32(1000))
    /// The size at L of the edited text style after an edit, in points. Sizes do not repeat within 120 edits.
    private static func fontSize(afterEdit number: Int) -> Double {
        14 + Double(number * 7 % 120) / 15
    }

    func run() throws -> Figures {
        let (application, resources) = try BenchmarkApplication.startProgram()
        let main = try MainWindow(application, resources: resources)
        let window = try BenchmarkApplication.window()
        gtk_window_set_default_size(cast(window), Self.size.width, Self.size.height)
        if let file { main.page.open([file]) }
        main.present()
        let driver = LadderDriver(main, window)
        var figures: Figures = [:]
        figures[.startToTwelve] = try driver.awaitOverview()
        try driver.settle()
        try main.theme.edit(.font(.body, fontName: "NotoSerif-Regular", fontSize: 18))
        try driver.settle()

        figures[.singleBytes] = Double(Memory.allocated)
        try driver.present("ladder")
        // The window shows as many columns as possible. On a narrow device, all twelve fit.
        figures[.ladderTick] = try tick(main, driver)
        for _ in 0..<Self.zoomSteps { driver.activate("win.zoom-out") }
        try driver.settle()
        figures[.ladderTwelveTick] = try tick(main, driver)
        figures[.ladderBytes] = Double(Memory.allocated)
        driver.activate("win.zoom-fit")
        try driver.settle()
        let run = FrameRun(window: window, effort: effort)
        figures[.ladderScroll] = try run.scrollPunctuality(
            of: driver.widget(named: "tableview", inside: "ladder"))
        (figures[.paneOpening], figures[.longestPaneFrame]) = try panes(driver)

        try driver.present("comparison")
        figures[.swipe] = try run.punctuality(try drag(driver, in: "Swipe"))
        figures[.onionSkin] = try run.punctuality(try drag(driver, in: "Onion Skin"))
        return figures
    }

    /// The longest time from the opening of a pane to the end of the next frame, and the longest frame meanwhile.
    private func panes(_ driver: LadderDriver) throws -> (opening: Double, frame: Double) {
        driver.frames.longest = 0
        var openings: [Double] = []
        let views = ["comparison", "breaks", "single", "ladder"].map { ("win.view", $0) }
        for (action, view) in views + [("win.sidebar", nil), ("win.sidebar", nil)] {
            openings.append(try driver.timedActivation(action, view))
        }
        return (openings.max() ?? 0, driver.frames.longest)
    }

    /// The number of zoom steps that make any ladder as small as possible.
    private static let zoomSteps = 14

    /// The median time from an edit of the theme to the end of the frame that shows it.
    private func tick(_ main: MainWindow, _ driver: LadderDriver) throws -> Double {
        var times: [Double] = []
        for number in 0..<effort.frames + Self.warmUp {
            try driver.settle()
            let time = Stopwatch()
            try main.theme.edit(
                .fontSize(.body, Self.fontSize(afterEdit: number)))
            times.append(time.milliseconds(until: try driver.frames.nextFrame()))
        }
        return times.dropFirst(Self.warmUp).median
    }

    /// The number of first edits that do not count.
    private static let warmUp = 6

    /// Drags the slider below the compared lists from end to end and back.
    private func drag(_ driver: LadderDriver, in mode: String) throws -> (Int) -> Void {
        try driver.press(mode)
        let scale = try driver.widget(named: "scale", beside: "comparison")
        return { number in
            let part = Double(number % 100) / 50
            gtk_range_set_value(cast(scale), part < 1 ? part : 2 - part)
        }
    }
}

/// A widget as the type that a function of GTK takes.
func cast<Instance>(
    _ widget: UnsafeMutablePointer<GtkWidget>
) -> UnsafeMutablePointer<Instance> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Instance.self)
}
