// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Syntax

extension FileFixer {
    /// Fixes a theme or design tokens, including warnings. Problems outside of the file, such as a missing font
    /// file or a token of another file, are not mistakes of it.
    package init(theme file: SourceFile) {
        let isTokenFile = TokenFile.isTokenFile(ParsedFile(file))
        let hasOthers = isTokenFile && file.path.map(TokenProjectLocator.hasTokens) ?? false
        self.init(file) { source in
            let parsed = ParsedFile(source)
            guard TokenFile.isTokenFile(parsed) else { return ThemeReader.read(parsed).diagnostics }
            let diagnostics = TokenFile.read(parsed).diagnostics
            return hasOthers ? diagnostics.withoutFixesOfReferences : diagnostics
        }
    }
}
