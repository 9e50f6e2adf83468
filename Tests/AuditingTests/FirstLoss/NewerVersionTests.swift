// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing
import TestSupport
import Testing

@testable import Auditing

/// First breaks of a screen that is newer than the program.
@Suite struct NewerVersionTests {
    /// What is not known of a screen may lose text.
    @Test(arguments: [("", false), (", \"height\": 10", true)])
    func nothingIsCertainOnAScreenOfANewerVersion(more: String, breaks: Bool) throws {
        let bench = try Bench()
        let screen = try bench.screen(
            #"{"version": 1000, "sections": [{"rows": [{"title": "a"\#(more)}]}]}"#)
        let previewer = bench.previewer()
        var sweep = Sweep(
            of: screen, in: try bench.environment(),
            axes: SweepAxes(categories: [.large], widths: [390], expansions: []))
        while let step = sweep.next() {
            let plan = previewer.plan(
                theme: .system, screen: step.screen, in: step.environment)
            sweep.add(sweep.task(step, plan).run())
        }
        #expect(sweep.result.newerVersion == 1_000)
        #expect((sweep.result.first != nil) == breaks)
        #expect(sweep.result.summary.contains("Not checked"))
        #expect(!sweep.result.summary.contains("No text is lost"))
    }
}
