// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension Diagnostic {
    /// Whether the problem makes the device reject a theme's file. ScaledFont decodes the whole
    /// file or nothing.
    package var voidsTheme: Bool {
        switch problem {
        case let problem as ThemeProblem: problem.voidsFile
        case let problem as ValueProblem: problem.voidsFile
        default: false
        }
    }
}

extension ThemeProblem {
    fileprivate var voidsFile: Bool {
        switch self {
        case .styleNotADictionary(_, _, let voidsFile), .strayValue(_, _, let voidsFile),
            .incompleteFont(_, _, let voidsFile):
            voidsFile
        default: false
        }
    }
}

extension ValueProblem {
    fileprivate var voidsFile: Bool {
        switch self {
        case .wrongType(_, _, _, let voidsFile), .unknownWord(_, _, _, _, let voidsFile): voidsFile
        default: false
        }
    }
}
