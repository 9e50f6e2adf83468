// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The flows of a window: tasks of several steps with questions.
final class WindowFlows {
    let opening: OpeningFlow
    let saving: SavingFlow
    let closing: ClosingFlow
    let exporting: ExportingFlow
    let editing: EditingFlow
    let families: FamilyFlow
    let mending: MendingFlow
    let findings: FindingsFlow
    let inspecting: InspectingFlow
    /// All windows.
    let windows: Windows

    /// The flows of a window.
    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        self.windows = windows
        families = FamilyFlow(page, questions)
        opening = OpeningFlow(page, among: windows, families, questions)
        saving = SavingFlow(page, over: window, among: windows, questions)
        closing = ClosingFlow(window, page, saving, questions)
        exporting = ExportingFlow(page, over: window, among: windows, questions)
        editing = EditingFlow(page, questions)
        mending = MendingFlow(page, among: windows, questions)
        findings = FindingsFlow(page, questions)
        inspecting = InspectingFlow(page, editing, questions)
    }
}
