// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Parts of a theme that are lost in an export or a conversion.
package enum LossProblem: Problem {
    package static let area = "loss"

    /// The format of an export.
    package enum Export: Hashable, Sendable {
        case tokens, swift
    }

    /// A part of a theme that a format cannot hold.
    package enum Part: Hashable, Sendable {
        case comments, fontFiles, sectionHeader, colors
        /// An entry without effect, which would have one in the other format.
        case strayEntry(String)
        case themeName(String)
        case key(String)
        case entry(String)
        case maximumSize(String, of: String)
        case systemFont(of: String)
        case value(Node.Kind, under: String)
    }

    case maximumSize(TextStyle, Double, Export)
    case systemFont(TextStyle, Export)
    case sectionHeader(Export)
    case colors(Export)
    case fontFiles(Export)

    case unsupported(Part, ThemeFormat.Container)
    case notConverted(ThemeFormat.Container, reason: String)
}
