// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Syntax

extension FileMender {
    /// Mends a theme or design tokens, warnings too. What is not in the file, such as a font file that is
    /// missing here, is no mistake of it.
    package init(theme file: SourceFile) {
        self.init(file) { source in
            let parsed = ParsedFile(source)
            return TokenFile.isTokenFile(parsed)
                ? TokenFile.read(parsed).diagnostics : ThemeReader.read(parsed).diagnostics
        }
    }
}
