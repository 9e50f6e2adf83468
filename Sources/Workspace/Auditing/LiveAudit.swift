// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import LayoutEngine
import Previewing
import Syntax

/// The findings on a page's documents, for all offered categories at the current width. After each change, a
/// separate thread computes them when all texts are measured.
package final class LiveAudit: Observable {
    /// The findings that are not ignored. They stay until newer ones replace them.
    package private(set) var findings: [Finding] = []
    package private(set) var ignored: [IgnoredFinding] = []
    /// The number of violations at each category and in total; nil before the first audit has ended.
    package private(set) var violations: ViolationCounts?
    private unowned let page: Page
    private var job: PreviewJob?
    private var applying: (any ScheduledWork)?
    private var result: AuditResult?
    private var severities: [ContentSizeCategory: [ItemID: Severity]] = [:]
    package let observers = Observers<LiveAudit>()

    /// The milliseconds between two previews, which leave time for other work.
    private static let previewDelay = 4

    init(_ page: Page) {
        self.page = page
        // A change of category does not change the findings.
        job = PreviewJob(on: [page.preview], subject: { $0.at(.default) }) { [weak self] job in
            if let self { collect(self.page.preview.categories[...], [], for: job) }
        }
        page.preview.observe(.categories, by: self) { $0.job?.begin() }
        page.project.observe(.any, by: self) { $0.applyExceptions() }
    }

    /// Whether the findings are still those of an earlier state.
    package var isRunning: Bool { [job?.isRunning, applying?.isPending].contains(true) }

    /// The highest severity of each element's findings at a category.
    package func severities(at category: ContentSizeCategory) -> [ItemID: Severity] {
        if let known = severities[category] { return known }
        let here = findings.filter { $0.categories.contains(CategorySet(category)) }
        let gravest = here.gravestSeverities
        severities[category] = gravest
        return gravest
    }

    // MARK: - Auditing

    /// Collects the inputs of a preview of each category. The main loop draws frames between two of them. They are
    /// collected here, because this thread owns the caches. Layouts and rules visit all items, so they are left to
    /// another thread.
    private func collect(
        _ categories: ArraySlice<ContentSizeCategory>, _ plans: [PreviewPlan], for job: PreviewJob
    ) {
        guard let category = categories.first else { return audit(plans, for: job) }
        let plans = plans + [page.preview.prepared(at: category)]
        let next = page.scheduler.after(milliseconds: Self.previewDelay) { [weak self, weak job] in
            if let job { self?.collect(categories.dropFirst(), plans, for: job) }
        }
        job.proceed(with: next)
    }

    private func audit(_ plans: [PreviewPlan], for job: PreviewJob) {
        let files = AuditedFiles(page.preview)
        let work = page.scheduler.inBackground {
            var audit = Audit(of: files)
            for plan in plans { audit.add(plan.preview()) }
            return audit.result.located(in: files)
        } then: { [weak self] result in
            self?.result = result
            self?.applyExceptions()
        }
        job.proceed(with: work)
    }

    /// Applies exceptions to the findings.
    private func applyExceptions() {
        guard let result else { return }
        let excepting = page.project.excepting(width: page.preview.environment.tableWidth)
        applying?.cancel()
        applying = page.scheduler.inBackground {
            let (open, ignored) = excepting(result)
            return (open.findings, ignored, ViolationCounts(open.findings))
        } then: { [weak self] findings, ignored, violations in
            guard let self else { return }
            (self.findings, self.ignored, self.violations) = (findings, ignored, violations)
            severities = [:]
            notify(.findings)
        }
    }
}

extension AuditedFiles {
    /// The files of a preview.
    package init(_ preview: LivePreview) {
        self.init(
            themeMap: preview.theme.sourceMap, isThemeEditable: preview.theme.tokens == nil,
            themeDiagnostics: preview.theme.diagnostics, screenMap: preview.screen.sourceMap)
    }
}

extension Changes<LiveAudit> {
    /// ``LiveAudit/findings`` or ``LiveAudit/ignored``.
    package static var findings: Self { Self(rawValue: 1) }
}
