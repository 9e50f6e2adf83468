// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import LayoutEngine
import Syntax
import Words
import Workspace

/// The chooser of the text style of the selected text, or of the first text of what is selected, where there is no
/// sidebar.
final class SelectedStyle {
    let choice: StyleChoice
    private let page: Page

    init(_ page: Page, _ controller: ScreenEditController) {
        self.page = page
        choice = StyleChoice(tr("Text Style"), none: trc("value", "Default"), page.preview)
        choice.onTried = { [weak self, weak controller] style in
            guard let path = self?.path else { return }
            controller?.tryOn(
                .value(of: [path], key: "textStyle", style.map { .string($0.uiKitName) }))
        }
        choice.onEnded = { [weak controller] in controller?.endTrial(keeping: $0) }
    }

    /// The dictionary with the looks of the text; nil without one.
    private var path: [SyntaxEdit.Step]? {
        guard let element = page.selection.element else { return nil }
        let screen = page.screen.value
        let texts = screen.textLocations(of: element.item)
        let number = element.text ?? 0
        guard texts.indices.contains(number) else { return nil }
        return screen.pathOfLooks(of: texts[number], in: page.screen.file.root)
    }

    /// Displays the style in the file.
    func display() {
        let path = path
        choice.button.isSensitive = path != nil
        let node = path.flatMap { page.screen.file.root?.node(at: $0) }
        choice.display(
            (node?["textStyle"]?.string).flatMap { TextStyle(name: $0) }, label: tr("Text Style"))
    }
}
