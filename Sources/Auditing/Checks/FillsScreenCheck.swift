// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// `fills-screen`: an item is taller than the device, so that its parts are never seen together.
enum FillsScreenCheck: RuleCheck {
    static let rule = Rule.fillsScreen
    static let scope = CheckScope.layout

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let layout = context.preview.layout
        let given = context.preview.environment.screenHeight
        log.looked(at: context.index.textItemCount)
        for item in layout.ids.indices {
            let needed = layout.frame(at: item).height
            guard needed > given, !layout.isBlank(at: item) else { continue }
            log.found(
                .fillsScreen(needed: needed, given: given), .warning, in: .item(context.id(item)))
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .item(let id) = observation.element else { return Remedy(advice: .splitItem) }
        return Remedy(advice: .splitItem, cause: FileValue(.screen, id.path))
    }
}
