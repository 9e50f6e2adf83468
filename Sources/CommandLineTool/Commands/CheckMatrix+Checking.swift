// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Previewing
import Syntax
import Workspace

extension CheckMatrix {
    /// The result of one cell, by its number in the order of reports.
    private struct CellResult: Sendable {
        var number: Int
        var cell: AuditAxes.Cell
        var result: AuditResult
        var split: ExceptedResult
    }

    /// The maximum number of cells that wait for the other thread. Each has the previews of all
    /// widths and categories.
    private static let mostWaiting = 3

    /// Checks every cell, on two threads. The findings have the same order in each run.
    func audit(_ console: Console) -> MergedAudit {
        var results: [CellResult] = []
        var indices: [ElementIndex] = []
        var projects: [ProjectUse] = []
        /// The index of each screen's project.
        var places: [Int] = []
        var progress = ProgressNotes(console)
        var work = SharedWork<CellResult>("checks", atMost: Self.mostWaiting)
        var number = 0
        for (screen, document) in screens.enumerated() {
            indices.append(ElementIndex(document.value))
            let project = self.projects[screen]
            let exceptions = project.exceptions()
            let place = projects.firstIndex { $0.path == project.path } ?? projects.count
            if place == projects.count { projects.append(ProjectUse(project, exceptions)) }
            places.append(place)
            let checked = rules.filter { !exceptions.isOff($0) }
            for (theme, inputs) in themes.enumerated() {
                var files = inputs.auditedFiles
                files.screenMap = document.sourceMap
                for (setting, environment) in environments.enumerated() {
                    let cell = AuditAxes.Cell(screen: screen, theme: theme, setting: setting)
                    let plans = plans(of: document.value, inputs, in: environment)
                    work.add { [number, files] in
                        var audit = Audit(of: files, rules: checked)
                        for plan in plans { audit.add(plan.preview()) }
                        let result = audit.result.located(in: files)
                        return CellResult(
                            number: number, cell: cell, result: result,
                            split: result.split(by: exceptions, rules: Set(checked)))
                    }
                    number += 1
                }
            }
            results += work.takeResults()
            progress.note("\(100 * (screen + 1) / screens.count)% done (screens: \(screen + 1))")
        }
        work.finish()
        results += work.takeResults()
        var merged = MergedAudit(axes)
        for result in results.sorted(by: { $0.number < $1.number }) {
            let screen = result.cell.screen
            merged.add(result.split, of: result.result, at: result.cell, indices[screen])
            projects[places[screen]].exceptions.add(result.split)
        }
        for project in projects where project.reportsUnused { merged.add(project.exceptions) }
        return merged
    }

    /// The use of a project's exceptions on all screens.
    private struct ProjectUse {
        let path: FilePath?
        var exceptions: UnusedExceptions
        let reportsUnused: Bool

        init(_ project: ProjectSession, _ screen: ScreenExceptions) {
            path = project.path
            exceptions = UnusedExceptions(in: project.file)
            reportsUnused = !screen.isOff(.unusedException)
        }
    }

    /// The inputs of the previews of a cell.
    private func plans(
        of screen: Screen, _ inputs: Inputs, in environment: PreviewEnvironment
    ) -> [PreviewPlan] {
        let live = inputs.page.preview
        return axes.widths.flatMap { width in
            var environment = environment
            environment.width = width
            return axes.categories.compactMap { category in
                live.plan(of: screen, in: environment.at(category))
            }
        }
    }
}
