// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Syntax
import Words

extension AuditReport: ColoredReport {
    /// A line for each finding in the form of compilers, then the fixed findings, the rules that
    /// could not be checked, and the totals.
    package func coloredText(_ paint: (String, Ink) -> String) -> String {
        // One reason often holds for many rules.
        let reasons = notChecked.grouped(by: \.message).map { message, same in
            // Translators: the ids of rules; the reason follows.
            sentences(
                tr("Not checked: %1$s.", listed(same.map(\.rule.rawValue))), message
            ).visible
        }
        let fixed = (comparison?.fixed ?? []).map { known in
            "\(known.place): \(paint("fixed", .good)): \(known.sentence). [\(known.rule)]"
        }
        let lines = findings.map { line($0, paint) }
        return ([title.visible] + lines + fixed + reasons + [summary.visible])
            .joined(separator: "\n")
    }

    /// The checked screens and themes, categories, and widths.
    var title: String {
        let sizes = tr(
            "%1$s; %2$s pt wide", CategorySet(axes.categories).english,
            listed(axes.widths.map(\.shown)))
        guard axes.screens.count > 1 || axes.themes.count > 1 else { return sizes }
        let screens = trn("%1$s screen", "%1$s screens", axes.screens.count)
        let themes = trn("%1$s theme", "%1$s themes", axes.themes.count)
        // Translators: numbers of screens and of themes.
        return clauses([tr("%1$s in %2$s", screens, themes), sizes])
    }

    /// The numbers of findings, of elements without findings, and of findings that are not listed.
    var summary: String {
        // Information is not counted.
        let violations = ViolationCounts.words(ViolationCounts(findings.map(\.finding)).total)
        let count = count(of: .warning)
        let warnings = count == 0 ? tr("no warnings") : trn("%1$s warning", "%1$s warnings", count)
        let passed = passed.values.reduce(0, +)
        let start =
            ignored.isEmpty
            ? tr("%1$s, %2$s; %3$s passed", violations, warnings, "\(passed)")
            : tr(
                "%1$s, %2$s; %3$s passed, %4$s ignored", violations, warnings, "\(passed)",
                "\(ignored.count)")
        guard let comparison else { return start }
        return tr(
            "%1$s, %2$s known, %3$s fixed", start, "\(comparison.known.count)",
            "\(comparison.fixed.count)")
    }

    private func line(_ merged: MergedFinding, _ paint: (String, Ink) -> String) -> String {
        let finding = merged.finding
        var location = finding.place?.file ?? finding.element.description
        if finding.place == nil, axes.screens.count > 1, let screen = screens(of: merged).first {
            location = "\(screen): \(location)"
        }
        if let position = finding.place?.position {
            location += ":\(position.line):\(position.column)"
        } else if let place = finding.place, !place.keyPath.isEmpty {
            location += ": \(place.keyPath)"
        }
        let severity = paint(finding.severity.rawValue, Ink(finding.severity))
        let message = "\(finding.message). \(finding.remedy).".visible
        return
            "\(paint(location.visible, .place)): \(severity): \(message) [\(scope(of: merged).visible)]"
    }

    /// The rule, and where it is violated: text sizes, and widths and themes if there are several.
    func scope(of merged: MergedFinding) -> String {
        let finding = merged.finding
        let id =
            finding.categories.categories.count > 1
            // Translators: the id of a rule and the text sizes of a finding.
            ? tr("%1$s at %2$s", finding.rule.rawValue, finding.categories.english)
            : finding.rule.rawValue
        return clauses([id] + places(of: merged))
    }

    /// The widths, themes, and settings of a finding, each if there are several.
    func places(of merged: MergedFinding) -> [String] {
        let settings = merged.settings.map { axes.settings[$0] }
        func part(_ some: [String], of all: [String], _ words: String) -> String? {
            guard all.count > 1 else { return nil }
            return some.count == all.count ? words : listed(some)
        }
        return [
            axes.widths.count < 2
                ? nil
                : merged.widths.count == axes.widths.count
                    ? tr("all widths") : tr("%1$s pt wide", listed(merged.widths.map(\.shown))),
            part(themes(of: merged), of: axes.themes, tr("all themes")),
            part(
                profiles(of: settings), of: profiles(of: axes.settings), tr("all iOS generations")),
            part(
                settings.map(\.appearance.rawValue).uniqued(),
                of: axes.settings.map(\.appearance.rawValue).uniqued(), tr("all appearances")),
            part(
                settings.map(\.variant.name).uniqued(),
                of: axes.settings.map(\.variant.name).uniqued(), tr("all text variants")),
        ].compactMap(\.self)
    }
}

extension Ink {
    fileprivate init(_ severity: Severity) {
        self =
            switch severity {
            case .violation: .bad
            case .warning: .doubtful
            case .information: .neutral
            }
    }
}
