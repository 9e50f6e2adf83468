// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// `unused-exception`: an exception of the project that no finding matches.
struct UnusedExceptionRule: AuditRule {
    static let id = "unused-exception"
    static let text = RuleText(
        title: "Exception without a finding",
        severity: "Warning",
        reason: "What it was made for has changed, and it would hide the next finding of its kind",
        computation:
            "An exception of typeladder.json that no finding of its rule and element matches",
        remedy: "Remove it, or correct its rule and element")
    static let scope = CheckScope.project

    var exceptionRule: String
    var element: AuditException.Element?
    /// Whether the text that it names is gone.
    var isStale: Bool

    var subject: String? { "\(exceptionRule) \(element?.name ?? "")" }

    func message(_ finding: Finding) -> String {
        switch (element, isStale) {
        case (nil, _): "an exception for \(exceptionRule) matches no finding"
        case (let element?, false):
            "an exception for \(exceptionRule) at \(element.name) matches no finding"
        case (let element?, true):
            "an exception for \(exceptionRule) at \(element.name) matches no element: the screen "
                + "does not say that any more"
        }
    }

    static let advice: Advice = "remove the exception, or correct its rule and element"

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(advice: Self.advice)
    }
}

extension AuditException.Element {
    /// The element for people.
    fileprivate var name: String {
        switch self {
        case .name(let name): name
        case .reference(let reference): "the \(reference.identity.name)"
        }
    }
}
