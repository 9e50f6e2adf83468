// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Syntax

extension Finding {
    /// The defect for people: a sentence without a full stop.
    package var message: String {
        let place = "\(name), \(defect.verb) from \(from.shortName)"
        switch defect {
        case .textClipped(let needed, let given, .height):
            return "\(place): needs \(needed.plain) pt, has \(given.plain)"
        case .textClipped(let needed, let given, .side):
            return "\(place) by the side of the screen: a line is \(needed.plain) pt wide, "
                + "\(given.plain) show"
        case .textTruncated(let lineCount, let lineLimit, let needed, let given):
            return
                "\(place) after \(counted(lineLimit, "line")): \(counted(lineCount, "line")) need "
                + "\(needed.plain) pt, the text has \(given.plain)"
        case .textOverlap(let obstacle, let needed, let given):
            return "\(place): a line is \(needed.plain) pt wide, \(given.plain) are free before "
                + obstacle.english
        case .doesNotScale(let needed, let given):
            return
                "\(name) does not scale: \(given.plain) pt at every size, where \(from.shortName) "
                + "has \(needed.plain)"
        case .rowNotGrown(let needed, let given):
            return "\(place): needs \(needed.plain) pt with its margins, has \(given.plain)"
        case .headerConflict(let title):
            return
                "\(name) hides the default title “\(title)” of its section: UIKit asks for the header's "
                + "view first"
        case .hitTarget(let needed, let given):
            return "\(place): \(given.plain) pt, where a finger needs \(needed.plain)"
        case .contrast(let figures): return "\(name): \(figures.message)"
        case .minimumSize(let needed, let given):
            return "\(place): \(given.plain) pt, where \(needed.plain) are the least"
        case .missingStyle: return "\(name) has no font in the theme, and stays in the system font"
        case .unresolvedFace(let fontName, let reason),
            .standIn(let fontName, let reason):
            return "\(name), \(fontName): \(reason.message)"
        case .voidTheme(let message): return message
        case .noBoldFace(let family, let needed, let given):
            return "\(name) asks for weight \(needed.rawValue), and \(family) has no face of it: "
                + "\(given.rawValue) is drawn"
        case .missingGlyphs(let missing, let borrowed, let face):
            return "\(name): " + Defect.glyphs(missing: missing, borrowed: borrowed, face)
        case .hierarchy(let order, let smaller, let needed, let given):
            return "\(name) is \(order == .inverted ? "smaller than" : "as large as") "
                + "\(smaller.displayName) at \(categories.english), though larger at L: \(given.plain) pt "
                + "and \(needed.plain) at \(from.shortName)"
        case .reach(let needed, let given, let percent):
            return
                "\(name) reaches \(Int(percent.rounded(.down))) % of its size: \(given.plain) pt, "
                + "where 200 % are \(needed.plain)"
        case .longLine(let limit, let count):
            return "\(place): a line of \(count) characters, where \(limit) read well"
        case .wordBroken(let word, let needed, let given):
            return "\(place): “\(word.glance)” is \(needed.plain) pt wide, a line \(given.plain)"
        case .fillsScreen(let needed, let given):
            return "\(place): \(needed.plain) pt high, the screen \(given.plain)"
        case .unusedException(let rule, let element, let isStale):
            let place = element.map { " at \($0.name)" } ?? ""
            return "an exception for \(rule)\(place) matches "
                + (isStale ? "no element: the screen does not say that any more" : "no finding")
        case .headerOverridden(let aspect, let coverage):
            return
                "sectionHeader.\(aspect.name) reaches no header of the screen: \(coverage.sentence)"
        }
    }
}

extension AuditException.Element {
    /// The element for people.
    var name: String {
        switch self {
        case .name(let name): name
        case .reference(let reference): "the \(reference.identity.name)"
        }
    }
}

extension Defect {
    /// The participle that says what happens to the element.
    fileprivate var verb: String {
        switch self {
        case .textClipped: "clipped"
        case .textTruncated: "truncated"
        case .textOverlap: "overlapping"
        case .rowNotGrown: "not grown"
        case .hitTarget: "too small to touch"
        case .minimumSize: "too small to read"
        case .longLine: "too long to read"
        case .wordBroken: "broken inside a word"
        case .fillsScreen: "taller than the screen"
        default: "found"
        }
    }

    fileprivate static func glyphs(missing: Int, borrowed: Int, _ face: String) -> String {
        let parts = [
            missing > 0 ? "\(counted(missing, "character")) in no font" : nil,
            borrowed > 0
                ? "\(counted(borrowed, "character")) not in \(face) and drawn in another face"
                : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension Defect.Obstacle {
    fileprivate var english: String {
        switch self {
        case .text: "another text"
        case .image: "the image"
        case .accessory: "the accessory"
        }
    }
}

extension ContrastFigures {
    fileprivate var message: String {
        let setting =
            (appearance == .dark ? "dark" : "light")
            + (increasesContrast ? " with increased contrast" : "")
        let others =
            otherCount > 0
            ? ", as \(otherCount == 1 ? "1 other text" : "\(otherCount) other texts")" : ""
        return
            "\(text.hexadecimal) on \(background.hexadecimal) in \(setting) has \(given.ratio), needs "
            + "\(needed.ratio)\(others)"
    }
}

extension HeaderEdit {
    /// The aspect as the theme writes it: `margins.top`.
    fileprivate var name: String { keys.first?.joined(separator: ".") ?? "" }
}

extension CategorySet {
    /// `XS to M, XL`: what stands next to each other as a stretch.
    package var english: String {
        var stretches: [(first: ContentSizeCategory, last: ContentSizeCategory)] = []
        for category in categories {
            if let last = stretches.last?.last, last.larger == category {
                stretches[stretches.count - 1].last = category
            } else {
                stretches.append((category, category))
            }
        }
        return stretches.map { first, last in
            first == last
                ? first.shortName
                : first.shortName + (first.larger == last ? " and " : " to ") + last.shortName
        }.joined(separator: ", ")
    }
}
