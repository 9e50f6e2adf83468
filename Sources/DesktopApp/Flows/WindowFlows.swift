// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The flows of a window: tasks in several steps, with questions.
final class WindowFlows {
    let opening: OpeningFlow
    let saving: SavingFlow
    let closing: ClosingFlow
    let exporting: ExportingFlow
    let editing: EditController
    let screenEditing: ScreenEditController
    let families: FamilyController
    let fixing: FixController
    let findings: FindingsController
    let selecting: SelectionController
    let windows: Windows

    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        self.windows = windows
        families = FamilyController(page, questions)
        screenEditing = ScreenEditController(page, questions)
        saving = SavingFlow(page, over: window, among: windows, questions)
        closing = ClosingFlow(window, page, saving, among: windows, questions)
        opening = OpeningFlow(page, among: windows, families, closing, questions)
        exporting = ExportingFlow(page, over: window, among: windows, questions)
        editing = EditController(page, questions)
        fixing = FixController(page, among: windows, questions)
        findings = FindingsController(page, questions)
        selecting = SelectionController(page, questions)
    }
}
