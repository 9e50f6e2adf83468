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
    /// The conditions with drop-downs of their branches.
    private(set) lazy var conditions = SourceRows(
        title: tr("Conditions"), { [unowned self] in branches(of: $0) },
        update: { [unowned self] in selectBranch(ofConditionAt: $0) })
    /// The samples with entries, in the order of the screen.
    private(set) lazy var samples = SourceRows(
        title: tr("Samples"), { [unowned self] in entry(for: $0) },
        update: { [unowned self] in fillSample(at: $0) })
    let keep = Button(tr("_Keep for the Project"))
    private let file = ActionRow(title: "")
    private let keepRow: ListBoxRow
    private let page: Page
    private var offer: Offer?

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
        list.append(conditions.expander)
        list.append(samples.expander)
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
        list.isVisible = source.path != nil
        reloadConditions()
        reloadSamples()
        guard let path = source.path else { return }
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
        keepRow.isVisible = source.unkeptSettings != SourceSettings()
    }

    /// Whether the page shows the source.
    private var isShown: Bool { page.source.path.map { $0 == page.screen.path } ?? false }

    private func offerScreens(_ path: FilePath) {
        let canonical = path.absolute
        let view = page.source.input.view ?? page.source.views.first ?? ""
        let next = Offer(
            app: page.source.screens,
            file: page.source.views.map { AppSource.AppScreen(path: canonical, view: $0) },
            shown: AppSource.AppScreen(path: canonical, view: view))
        // A saved file seldom changes them, and an app has hundreds.
        guard next != offer else { return }
        offer = next
        let others = next.file.filter { !next.app.contains($0) }
        let offered = others.reversed() + next.app
        screens.offer(offered.map { ($0.view, $0) })
        screens.select(next.shown)
        screens.isSensitive = offered.count > 1
    }

    /// The screens to choose from, and the one that shows.
    private struct Offer: Equatable {
        let app: [AppSource.AppScreen]
        let file: [AppSource.AppScreen]
        let shown: AppSource.AppScreen
    }

    private func reloadConditions() {
        // Until a source was read, the page shows another screen.
        let choices = isShown ? page.screen.value.choices : []
        // All of them show, whatever is chosen.
        conditions.expander.isSensitive = !page.source.showsAllBranches
        conditions.expander.subtitle = trn(
            "%1$s, which only the running app decides", "%1$s, which only the running app decides",
            choices.count)
        conditions.show(choices.map(\.condition))
    }

    /// The branches of a condition to choose from.
    private func branches(of condition: String) -> Choice<String> {
        let branches = page.screen.value.choices.first { $0.condition == condition }?.branches ?? []
        let choice = Choice<String>(condition, branches.map { (Self.name(of: $0), $0) })
        choice.onChosen { [weak page] in page?.source.choose($0, of: condition) }
        return choice
    }

    private func selectBranch(ofConditionAt index: Int) {
        let choice = page.screen.value.choices[index]
        // What was chosen counts at once; the screen follows when its source was read.
        let chosen = page.source.input.branches.chosen[choice.condition]
        conditions.controls[index].select(chosen ?? choice.chosen)
    }

    private func reloadSamples() {
        let shown = isShown ? page.screen.value.samples : []
        samples.expander.subtitle = trn(
            "%1$s text of data that only the running app has",
            "%1$s texts of data that only the running app has", shown.count)
        samples.show(shown.map(\.expression))
    }

    private func entry(for expression: String) -> Entry {
        let entry = Entry()
        entry.widthInCharacters = 12
        entry.setAccessibleLabel(expression)
        entry.onChanged { [weak page] in page?.source.setSample($0, for: expression) }
        return entry
    }

    private func fillSample(at index: Int) {
        let (entry, text) = (samples.controls[index], page.screen.value.samples[index].text)
        // What is being typed stays as it is.
        if entry.text != text, list.window?.focus?.isInside(entry) != true { entry.text = text }
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
