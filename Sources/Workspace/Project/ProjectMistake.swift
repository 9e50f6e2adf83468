// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Previewing
import Syntax

/// A mistake in a project that its reader cannot see, because it does not know rules, devices, and files.
struct ProjectMistake {
    var severity: Diagnostic.Severity
    /// The way to the value.
    var steps: [SyntaxEdit.Step]
    var problem: ProjectProblem
    /// The change that fixes it; nil for none.
    var change: SyntaxEdit.Change?
}

extension Project {
    /// The devices, iOS generations, and rules that do not exist.
    ///
    /// - Parameter known: all devices; nil if they could not be read.
    func mistakes(_ known: DeviceList?) -> [ProjectMistake] {
        let devices = known?.all.compactMap(\.name) ?? []
        let wrongDevices = widths.enumerated().compactMap { number, width -> ProjectMistake? in
            guard known != nil, case .device(let name) = width, !devices.contains(name)
            else { return nil }
            return ProjectMistake(
                severity: .error, steps: [.key("widths"), .index(number)],
                problem: .unknownDevice(
                    name, suggestion: Phrases.suggestion(for: name, among: devices)),
                change: Phrases.onlySuggestion(for: name, among: devices)
                    .map { .replace(.string($0)) })
        }
        let generations = Profile.bundledNames
        let wrongProfiles = profiles.enumerated().compactMap { number, name -> ProjectMistake? in
            guard !generations.contains(name) else { return nil }
            return ProjectMistake(
                severity: .error, steps: [.key("profiles"), .index(number)],
                problem: .unknownProfile(
                    name, among: generations,
                    suggestion: Phrases.suggestion(for: name, among: generations)),
                change: Phrases.onlySuggestion(for: name, among: generations)
                    .map { .replace(.string($0)) })
        }
        let ids = Rule.allCases.map(\.rawValue)
        let wrongRules = rules.keys.sorted().filter { !ids.contains($0) }.map { id in
            ProjectMistake(
                severity: .error, steps: [.key("rules"), .key(id)],
                problem: .unknownRule(id, suggestion: Phrases.suggestion(for: id, among: ids)),
                change: Phrases.onlySuggestion(for: id, among: ids)
                    .flatMap { rules[$0] == nil ? .rename($0) : nil })
        }
        return wrongDevices + wrongProfiles + wrongRules
    }
}

extension [ProjectMistake] {
    /// The diagnostics of mistakes, with their places in the project's file.
    func located(in sourceMap: SourceMap, at path: FilePath) -> [Diagnostic] {
        let keyPaths = map(\.steps.keyPath)
        let positions = isEmpty ? [] : sourceMap.positions(of: keyPaths)
        return zip(self, zip(keyPaths, positions)).map { mistake, place in
            Diagnostic(
                mistake.severity, file: path.string, position: place.1, keyPath: place.0,
                mistake.problem,
                fix: mistake.change.map { .edit(SyntaxEdit(mistake.steps, $0)) })
        }
    }
}
