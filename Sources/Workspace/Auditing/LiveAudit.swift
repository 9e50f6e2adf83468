// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Files
import LayoutEngine
import Previewing
import Syntax

/// The findings on what a page has open, over all categories on offer at the width that shows. They are
/// looked for on a thread of their own after each change, once all texts are measured.
package final class LiveAudit: Observable {
    /// The findings that are not ignored. They stay until there are newer ones.
    package private(set) var findings: [Finding] = []
    package private(set) var ignored: [IgnoredFinding] = []
    /// The rules that could not be checked, with their reasons.
    package private(set) var notChecked: [NotChecked] = []
    /// The number of elements that each rule found in order.
    package private(set) var passed: [Rule: Int] = [:]
    /// Today, for exceptions that end.
    package var today: () -> CalendarDate?
    private unowned let page: Page
    private var job: PreviewJob?
    private var result = AuditResult.empty
    private var severities: [ContentSizeCategory: [ItemID: Severity]] = [:]
    /// How many warnings and violations start at each category; nil until somebody asks.
    private var startCounts: [ContentSizeCategory: Int]?
    package let observers = Observers<LiveAudit>()

    /// Milliseconds between two previews, for what else there is to do.
    private static let previewDelay = 4

    init(_ page: Page) {
        self.page = page
        today = CalendarDate.today
        let anyCategory = { (environment: PreviewEnvironment) in
            // Another category is another place in the same findings.
            var environment = environment
            environment.category = .default
            return environment
        }
        job = PreviewJob(on: [page.preview], subject: anyCategory) { [weak self] job in
            if let self { collect(self.page.preview.categories[...], [], for: job) }
        }
        page.preview.observe(until: self) { [weak self] change in
            if change.contains(.categories) { self?.job?.begin() }
        }
    }

    /// Whether the findings are still those of an earlier state.
    package var isRunning: Bool { job?.isRunning ?? false }

    /// The gravest finding of each element at a category, and how many start there.
    package func severities(at category: ContentSizeCategory) -> [ItemID: Severity] {
        if let known = severities[category] { return known }
        let here = findings.filter { $0.categories.contains(CategorySet(category)) }
        let gravest = here.gravestSeverities
        severities[category] = gravest
        return gravest
    }

    /// How many warnings and violations start at a category, above the smallest one.
    package func startCount(at category: ContentSizeCategory) -> Int {
        if startCounts == nil {
            // One pass for all categories, by index: a finding is not copied for two of its values.
            startCounts = findings.indices.reduce(into: [:]) { counts, index in
                if findings[index].severity > .information {
                    counts[findings[index].from, default: 0] += 1
                }
            }
        }
        return category == .extraSmall ? 0 : startCounts?[category] ?? 0
    }

    // MARK: - Auditing

    /// Computes a preview of each category: a tick each, between which frames are drawn. Caches are
    /// of this thread; the rules, which go through all items, are for another one.
    private func collect(
        _ categories: ArraySlice<ContentSizeCategory>, _ previews: [Preview], for job: PreviewJob
    ) {
        guard let category = categories.first else { return audit(previews, for: job) }
        let previews = previews + [page.preview.prepared(at: category)]
        let next = page.scheduler.after(milliseconds: Self.previewDelay) { [weak self, weak job] in
            if let job { self?.collect(categories.dropFirst(), previews, for: job) }
        }
        job.proceed(with: next)
    }

    private func audit(_ previews: [Preview], for job: PreviewJob) {
        let files = files
        let work = page.scheduler.inBackground {
            var audit = Audit(of: files)
            for preview in previews { audit.add(preview) }
            return audit.result.located(in: files)
        } then: { [weak self] result in
            self?.result = result
            self?.applyExceptions()
        }
        job.proceed(with: work)
    }

    /// The files that findings point at.
    private var files: AuditedFiles {
        AuditedFiles(
            themeMap: page.theme.sourceMap, isThemeEditable: page.theme.tokens == nil,
            themeDiagnostics: page.theme.diagnostics, screenMap: page.screen.sourceMap)
    }

    /// Brings findings and exceptions together.
    package func applyExceptions() {
        guard let today = today() else { return }
        let (open, ignored) = page.project.excepting(
            from: result, width: page.preview.environment.tableWidth, on: today)
        (findings, notChecked, passed) = (open.findings, open.notChecked, open.passed)
        self.ignored = ignored
        severities = [:]
        startCounts = nil
        notify(.findings)
    }
}

extension Changes<LiveAudit> {
    /// ``LiveAudit/findings`` or ``LiveAudit/ignored``.
    package static var findings: Self { Self(rawValue: 1) }
}
