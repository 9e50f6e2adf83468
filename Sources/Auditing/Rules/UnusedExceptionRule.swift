// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

/// `unused-exception`: no finding matches an exception of the project.
struct UnusedExceptionRule: AuditRule {
    static let id = "unused-exception"
    static let text = RuleText(
        title: tr("Exception without a finding"),
        severity: tr("Warning"),
        reason: tr(
            """
            The ignored finding no longer exists, and the exception would hide a new finding of \
            the same kind
            """),
        computation: tr(
            "No finding matches the rule and element of an exception in typeladder.json"),
        remedy: tr("Remove the exception, or correct its rule and element"))
    static let scope = CheckScope.project

    var exceptionRule: String
    var element: AuditException.Element?
    /// Whether the text in the exception no longer exists.
    var isStale: Bool

    /// English in every language, because the fingerprint contains it.
    var subject: String? { "\(exceptionRule) \(element?.identifier ?? "")" }

    func message(_ finding: Finding) -> String {
        switch (element?.name, isStale) {
        case (nil, _): tr("Exception for %1$s matches no finding", exceptionRule)
        // Translators: %2$s is an element, such as “Wi-Fi” row.
        case (let name?, false):
            tr("Exception for %1$s (%2$s) matches no finding", exceptionRule, name)
        case (let name?, true):
            tr(
                """
                The exception for %1$s (%2$s) matches no element, because no element on the \
                screen has the text of this exception
                """,
                exceptionRule, name)
        }
    }

    static let advice = Advice(tr("Remove the exception, or correct its rule and element"))

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(advice: Self.advice)
    }
}

extension AuditException.Element {
    /// The name of the element for messages.
    fileprivate var name: String {
        switch self {
        case .name(let name): name
        case .reference(let reference): reference.identity.name
        }
    }

    /// The name of the element for fingerprints.
    fileprivate var identifier: String {
        switch self {
        case .name(let name): name
        case .reference(let reference): "the \(reference.identity.name)"
        }
    }
}
