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

    /// A part of a theme that a format cannot store.
    package enum Part: Hashable, Sendable {
        case comments, fontFiles, sectionHeader, colors
        /// An entry without effect, which would have an effect in the other format.
        case strayEntry(String)
        case themeName(String)
        case key(String)
        case entry(String)
        case maximumSize(String, of: String)
        case systemFont(of: String)
        /// The system font with a weight and a size.
        case sizedSystemFont(String, of: String)
        /// A design or a weight, by its key.
        case variant(String, String, of: String)
        case value(Node.Kind, under: String)
    }

    case maximumSize(TextStyle, Double, Export)
    case systemFont(TextStyle, Export)
    /// The system font with a weight and a size.
    case sizedSystemFont(TextStyle, String, Double, Export)
    case sectionHeader(Export)
    case colors(Export)
    case fontFiles(Export)

    case unsupported(Part, ThemeFormat)
    /// A format that cannot store any of a theme's fonts.
    case nothingLeft
    case notConverted(ThemeFormat.Container, Cause)
}
