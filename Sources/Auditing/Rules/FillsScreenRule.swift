// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// `fills-screen`: an item is taller than the device, so that its parts are never seen together.
struct FillsScreenRule: MeasuredRule {
    static let id = "fills-screen"
    static let text = RuleText(
        title: "Item is taller than the screen",
        severity: "Warning",
        reason: "Its beginning and its end are never seen together",
        computation:
            "An item is higher than the device held as it is. Needed: its height; given: the "
            + "screen's",
        remedy: "Make several items of it")
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        "\(finding.name), taller than the screen from \(finding.start): \(needed.plain) pt high, the "
            + "screen \(given.plain)"
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let layout = context.preview.layout
        let given = context.preview.environment.screenHeight
        log.looked(at: context.index.textItemCount)
        for item in layout.ids.indices {
            let needed = layout.frame(at: item).height
            guard needed > given, !layout.isBlank(at: item) else { continue }
            log.found(
                Self(needed: needed, given: given), .warning, in: .item(context.id(item)))
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: "make several items of it, or say it in fewer words",
            cause: observation.item.map { FileValue(.screen, $0.path) })
    }
}
