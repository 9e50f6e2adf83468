// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Previewing

/// The search for where a page's screen first breaks: a sweep in idle time, one preview or a few texts
/// of a long screen in each slice, begun again after each change of what is swept.
package final class LossSearch {
    /// What was found; nil before the first sweep has ended. It stays until there is a newer one.
    package private(set) var result: FirstLosses?
    /// Called when ``result`` is another, and when a sweep begins.
    package var onChanged: (() -> Void)?
    /// The preview whose theme, screen and environment are swept.
    package let base: LivePreview
    private let scheduler: any WorkScheduler
    private var work: (any ScheduledWork)?
    private var subject: PreviewEnvironment

    /// Milliseconds without a change before a sweep begins.
    private static let pause = 150
    /// Texts that are prepared in one slice.
    private static let batchSize = 48

    /// A search that begins at once.
    package init(_ base: LivePreview) {
        self.base = base
        scheduler = base.scheduler
        subject = Self.subject(of: base)
        base.observe(until: self) { [weak self] change in
            guard let self, change.contains(.preview), Self.subject(of: self.base) != subject
            else { return }
            begin()
        }
        base.theme.observe(until: self) { [weak self] change in
            if change.contains(.value) { self?.begin() }
        }
        base.screen.observe(until: self) { [weak self] _ in self?.begin() }
        begin()
    }

    deinit { work?.cancel() }

    /// Whether ``result`` is not that of what is visible yet.
    package var isRunning: Bool { work?.isPending ?? false }

    /// The environment without what a sweep goes through, and without colours.
    private static func subject(of preview: LivePreview) -> PreviewEnvironment {
        var environment = preview.environment
        environment.category = .default
        environment.setTableWidth(SweepAxes.deviceWidths[0])
        environment.appearance = .light
        return environment
    }

    private func begin() {
        subject = Self.subject(of: base)
        work?.cancel()
        work = scheduler.after(milliseconds: Self.pause) { [weak self] in self?.sweep() }
        onChanged?()
    }

    private func sweep() {
        var sweep = Sweep(of: base.screen.value, in: subject, axes: SweepAxes())
        work = scheduler.repeatedIdle { [weak self] in
            guard let self else { return false }
            if let wanted = sweep.wanted {
                if let preview = base.prepared(in: wanted, count: Self.batchSize) {
                    sweep.add(preview)
                }
                return true
            }
            result = sweep.result
            work = nil
            onChanged?()
            return false
        }
    }
}
