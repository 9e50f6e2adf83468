// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Words
import Workspace

/// What to show of a Swift source: one of the app's screens, and what only the running app knows: the branches of
/// conditions, and the texts of data. Hidden for any other screen.
///
/// ```
/// ListBox .styles
/// ├── ActionRow       the file
/// ├── DropDown        the app's screens
/// ├── ActionRow       All Branches
/// ├── ExpanderRow     the conditions, each with a drop-down of its branches
/// ├── ExpanderRow     the samples, each with an entry
/// ╰── Button          Keep for the Project
/// ```
final class SourceGroup {
    let list = ListBox(selects: false)
    /// The screens of the app, and other views of the file.
    let screens = Choice<AppSource.AppScreen>(tr("Screen of the App"))
    let allBranches = Switch()
    let conditions = ExpanderRow(title: tr("Conditions"))
    /// The drop-downs of the branches, in the order of the conditions.
    private(set) var branches: [(condition: String, choice: Choice<String>)] = []
    let samples = ExpanderRow(title: tr("Samples"))
    /// The entries of the samples, in the order of the screen.
    private(set) var texts: [(expression: String, entry: Entry)] = []
    let keep = Button(tr("_Keep for the Project"))
    private let file = ActionRow(title: "")
    private let keepRow: ListBoxRow
    private var conditionRows: [ActionRow] = []
    private var sampleRows: [ActionRow] = []
    private let page: Page

    init(_ page: Page) {
        self.page = page
        keep.addCssClass("flat")
        keep.wrapLabel()
        keep.setAction("win.keep-for-project")
        keep.tooltip = tr(
            "Writes the branches and samples to typeladder.json, for checks and for everyone")
        keepRow = ListBoxRow(keep, isActivatable: false)
        keepRow.isFocusable = false
        list.addCssClass("styles")
        list.setAccessibleLabel(tr("Swift source"))
        let holder = Box(.vertical, [screens])
        holder.setMargins(6)
        let names = ListBoxRow(holder, isActivatable: false)
        names.isFocusable = false
        file.titleLines = 1
        let all = ActionRow(title: tr("All Branches"), control: allBranches)
        all.subtitle = tr("Every row that could be there")
        allBranches.setAccessibleLabel(tr("All Branches"))
        list.append(file)
        list.append(names)
        list.append(all)
        list.append(conditions)
        list.append(samples)
        list.append(keepRow)
        screens.onChosen { [weak page] in page?.source.open($0.path, view: $0.view) }
        allBranches.onToggled { [weak page] in page?.source.showsAllBranches = $0 }
        page.source.observe(.source, by: self) { $0.reload() }
        page.screen.observe(.value, by: self) { $0.reload() }
        page.observe(.files, by: self) { $0.reload() }
        reload()
    }

    /// Displays the source of the page's screen.
    func reload() {
        let source = page.source
        guard let path = source.path, page.screen.file.isConverted else {
            list.isVisible = false
            return
        }
        list.isVisible = true
        if file.title != path.lastComponent { file.title = path.lastComponent }
        file.tooltip = path.string
        file.subtitle =
            source.isReading
            ? tr("Reading the app…")
            : trn(
                "Swift source, %1$s screen in the app", "Swift source, %1$s screens in the app",
                source.screens.count)
        offerScreens(path)
        allBranches.isActive = source.showsAllBranches
        reloadConditions()
        reloadSamples()
        keepRow.isVisible = source.unkeptSettings != SourceSettings()
    }

    private func offerScreens(_ path: FilePath) {
        let canonical = path.absolute
        var offered = page.source.screens
        let view = page.source.input.view ?? page.source.views.first ?? ""
        for other in page.source.views {
            let screen = AppSource.AppScreen(path: canonical, view: other)
            if !offered.contains(screen) { offered.insert(screen, at: 0) }
        }
        screens.offer(offered.map { ($0.view, $0) })
        screens.select(AppSource.AppScreen(path: canonical, view: view))
        screens.isSensitive = offered.count > 1
    }

    private func reloadConditions() {
        let choices = page.screen.value.choices
        conditions.isVisible = !choices.isEmpty
        // All of them show, whatever is chosen.
        conditions.isSensitive = !page.source.showsAllBranches
        conditions.subtitle = trn(
            "%1$s, which only the running app decides", "%1$s, which only the running app decides",
            choices.count)
        if choices.map(\.condition) != branches.map(\.condition) {
            conditionRows.forEach { conditions.removeRow($0) }
            branches = choices.map { choice in
                let drop = Choice<String>(
                    choice.condition, choice.branches.map { (Self.name(of: $0), $0) })
                drop.onChosen { [weak page] in
                    page?.source.choose($0, of: choice.condition)
                }
                return (choice.condition, drop)
            }
            conditionRows = branches.map { condition, drop in
                row(condition, drop, in: conditions)
            }
        }
        // What was chosen counts at once; the screen follows when its source was read.
        let chosen = page.source.input.branches.chosen
        for (choice, branch) in zip(choices, branches) {
            branch.choice.select(chosen[choice.condition] ?? choice.chosen)
        }
    }

    private func reloadSamples() {
        let shown = page.screen.value.samples
        samples.isVisible = !shown.isEmpty
        samples.subtitle = trn(
            "%1$s text of data that only the running app has",
            "%1$s texts of data that only the running app has", shown.count)
        if shown.map(\.expression) != texts.map(\.expression) {
            sampleRows.forEach { samples.removeRow($0) }
            texts = shown.map { sample in
                let entry = Entry()
                entry.widthInCharacters = 12
                entry.setAccessibleLabel(sample.expression)
                entry.onChanged { [weak page] in
                    page?.source.setSample($0, for: sample.expression)
                }
                return (sample.expression, entry)
            }
            sampleRows = texts.map { expression, entry in
                let row = row(expression, entry, in: samples)
                // Tab leads to the entry at once.
                row.isFocusable = false
                return row
            }
        }
        let focus = list.window?.focus
        for (sample, text) in zip(shown, texts)
        // What is being typed stays as it is.
        where text.entry.text != sample.text && focus?.isInside(text.entry) != true {
            text.entry.text = sample.text
        }
    }

    /// Adds a row of something in the source, with its control.
    private func row(_ source: String, _ control: Widget, in expander: ExpanderRow) -> ActionRow {
        let row = ActionRow(title: source, control: control)
        row.titleLines = 3
        row.tooltip = source
        expander.addRow(row)
        return row
    }

    /// A branch as people say it.
    private static func name(of branch: String) -> String {
        switch branch {
        case "true": trc("branch of a condition", "Yes")
        case "false": trc("branch of a condition", "No")
        case "default": trc("branch of a condition", "Otherwise")
        default: branch
        }
    }
}
