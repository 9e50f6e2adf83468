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
package final class LiveAudit {
    /// What a notification is about.
    package struct Change: OptionSet, Sendable {
        /// One bit for each.
        package let rawValue: Int

        /// Changes by their bits.
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// ``LiveAudit/findings`` or ``LiveAudit/ignored`` are others.
        package static let findings = Change(rawValue: 1)
    }

    /// The findings that are not ignored. They stay until there are newer ones.
    package private(set) var findings: [Finding] = []
    /// The ignored findings.
    package private(set) var ignored: [IgnoredFinding] = []
    /// The rules that could not be checked, with their reasons.
    package private(set) var notChecked: [NotChecked] = []
    /// The number of elements that each rule found in order.
    package private(set) var passed: [Rule: Int] = [:]
    /// Today, for exceptions that end.
    package var today: () -> CalendarDate?
    private unowned let page: Page
    private let scheduler: any WorkScheduler
    private var work: (any ScheduledWork)?
    private var result = AuditResult.empty
    /// The environment of the last audit, or of the one that runs.
    private var subject: PreviewEnvironment?
    private var severities: [ContentSizeCategory: [ItemID: Severity]] = [:]
    /// How many warnings and violations start at each category; nil until somebody asks.
    private var startCounts: [ContentSizeCategory: Int]?
    private var observers = Observers<Change>()

    /// Milliseconds without a change before an audit begins, and between looks at whether texts are measured.
    private static let pause = 150

    /// Milliseconds between two previews, for what else there is to do.
    private static let previewDelay = 4

    init(_ page: Page, _ scheduler: any WorkScheduler) {
        self.page = page
        self.scheduler = scheduler
        today = CalendarDate.today
        page.theme.observe(until: self) { [weak self] change in
            if change.contains(.value) { self?.begin() }
        }
        page.screen.observe(until: self) { [weak self] _ in self?.begin() }
        page.preview.observe(until: self) { [weak self] change in
            guard let self, !change.isDisjoint(with: [.preview, .categories]) else { return }
            // Another category is another place in the same findings.
            if change.contains(.categories) || environment != subject { begin() }
        }
        begin()
    }

    deinit { work?.cancel() }

    /// Calls `observer` after each change until its owner is deallocated.
    package func observe(until owner: AnyObject, _ observer: @escaping (Change) -> Void) {
        observers.add(owner, observer)
    }

    /// Whether the findings are still those of an earlier state.
    package var isRunning: Bool { work?.isPending ?? false }

    /// The environment without what an audit goes through.
    private var environment: PreviewEnvironment {
        var environment = page.preview.environment
        environment.category = .default
        return environment
    }

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

    private func begin() {
        subject = environment
        work?.cancel()
        work = scheduler.after(milliseconds: Self.pause) { [weak self] in self?.start() }
    }

    private func start() {
        // Estimates are no findings.
        guard !page.preview.isPreparing else { return begin() }
        collect(page.preview.categories[...], [])
    }

    /// Computes a preview of each category: a tick each, between which frames are drawn. Caches are
    /// of this thread; the rules, which go through all items, are for another one.
    private func collect(_ categories: ArraySlice<ContentSizeCategory>, _ previews: [Preview]) {
        guard let category = categories.first else { return audit(previews) }
        let previews = previews + [page.preview.prepared(at: category)]
        work = scheduler.after(milliseconds: Self.previewDelay) { [weak self] in
            self?.collect(categories.dropFirst(), previews)
        }
    }

    private func audit(_ previews: [Preview]) {
        let files = files
        work = scheduler.inBackground {
            var audit = Audit(of: files)
            for preview in previews { audit.add(preview) }
            return audit.result.located(in: files)
        } then: { [weak self] result in
            self?.result = result
            self?.applyExceptions()
        }
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
        observers.notify(.findings)
    }
}
