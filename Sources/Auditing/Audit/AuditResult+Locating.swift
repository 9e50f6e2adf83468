// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

extension AuditResult {
    /// The result with the places of causes in the files, and with the edits that fix findings.
    /// Parses both files.
    package func located(in files: AuditedFiles) -> AuditResult {
        var result = self
        if let map = files.themeMap {
            result.locate(in: .theme, map, isEditable: files.isThemeEditable)
        }
        if let map = files.screenMap {
            result.locate(in: .screen, map, isEditable: true)
        }
        return result
    }

    private mutating func locate(
        in file: FileValue.File, _ map: SourceMap, isEditable: Bool
    ) {
        let caused = findings.indices.filter { findings[$0].cause?.file == file }
        let changed = findings.indices.filter { findings[$0].change?.file == file }
        guard !caused.isEmpty || !changed.isEmpty else { return }
        let root = SyntaxTree.read(map.file).value?.root
        let keyPaths = caused.map { findings[$0].cause?.path(in: root).keyPath ?? "" }
        for (index, place) in zip(caused, map.places(of: keyPaths)) {
            findings[index].place = place
        }
        guard isEditable, let root else { return }
        for index in changed {
            findings[index].fix = findings[index].change?.edit(in: root).map {
                Finding.Fix(file: file, edit: $0)
            }
        }
    }
}
