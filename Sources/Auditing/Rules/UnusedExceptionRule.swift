// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

/// `unused-exception`: an exception of the project that no finding matches.
struct UnusedExceptionRule: AuditRule {
    static let id = "unused-exception"
    static let text = RuleText(
        title: tr("Exception without a finding"),
        severity: tr("Warning"),
        reason: tr(
            "What it was made for has changed, and it would hide the next finding of its kind"),
        computation: tr(
            "An exception of typeladder.json that no finding of its rule and element matches"),
        remedy: tr("Remove it, or correct its rule and element"))
    static let scope = CheckScope.project

    var exceptionRule: String
    var element: AuditException.Element?
    /// Whether the text that it names is gone.
    var isStale: Bool

    /// In English in any language: a fingerprint is made of it.
    var subject: String? { "\(exceptionRule) \(element?.identifier ?? "")" }

    func message(_ finding: Finding) -> String {
        switch (element, isStale) {
        case (nil, _): tr("an exception for %1$s matches no finding", exceptionRule)
        case (.name(let name)?, false):
            tr("an exception for %1$s at %2$s matches no finding", exceptionRule, name)
        case (.reference(let reference)?, false):
            tr(
                "an exception for %1$s at the %2$s matches no finding", exceptionRule,
                reference.identity.name)
        case (.name(let name)?, true):
            tr(
                """
                an exception for %1$s at %2$s matches no element: the screen does not say that any \
                more
                """, exceptionRule, name)
        case (.reference(let reference)?, true):
            tr(
                """
                an exception for %1$s at the %2$s matches no element: the screen does not say that \
                any more
                """, exceptionRule, reference.identity.name)
        }
    }

    static let advice = Advice(tr("remove the exception, or correct its rule and element"))

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(advice: Self.advice)
    }
}

extension AuditException.Element {
    /// The element for fingerprints.
    fileprivate var identifier: String {
        switch self {
        case .name(let name): name
        case .reference(let reference): "the \(reference.identity.name)"
        }
    }
}
