// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Documents
@testable import Previewing

/// The section headers of a screen that a value of the theme's section header applies to.
@Suite struct HeaderCoverageTests {
    private func screen(_ headers: [HeaderAppearance?]) -> Screen {
        Screen(
            sections: headers.map { appearance in
                appearance.map { Section(header: SectionHeader(title: "Own", appearance: $0)) }
                    ?? Section(title: "Standard")
            })
    }

    private var heavy: HeaderAppearance {
        var appearance = HeaderAppearance()
        appearance.text.weight = .bold
        return appearance
    }

    @Test func headersThatSayItThemselvesAndTheTablesAreNotReached() {
        let screen = screen([HeaderAppearance(), heavy, heavy, nil])
        let weight = HeaderCoverage(on: screen) { $0.leavesOpen(.weight(nil)) }
        #expect(weight.covered == 1)
        #expect(
            weight.sentence
                == "1 of 4 headers use it; 2 have their own value, 1 is a default header")
        let size = HeaderCoverage(on: screen) { $0.leavesOpen(.pointSize(nil)) }
        #expect(size.sentence == "3 of 4 headers use it; 1 is a default header")
        #expect(
            size.summary == "3 on this screen, and 1 default header, which themes cannot change")
    }

    @Test func fewHeadersAreCalledByTheirNumber() {
        let none = HeaderCoverage(on: screen([])) { _ in true }
        #expect(none.sentence == "This screen has no section headers")
        #expect(
            HeaderCoverage(on: screen([heavy])) { _ in true }.sentence
                == "The only header uses it")
        #expect(
            HeaderCoverage(on: screen([heavy, heavy])) { _ in true }.sentence
                == "All 2 headers use it")
        #expect(
            HeaderCoverage(on: screen([heavy])) { $0.leavesOpen(.weight(nil)) }.sentence
                == "0 of 1 header uses it; 1 has its own value")
    }

    /// The sentence names exactly the section headers that change with the theme.
    @Test(arguments: [
        HeaderEdit.pointSize(31), .weight(.black), .color(.semantic(.systemRed)),
        .textCase(.uppercase), .height(.points(90)), .margin(.top, 40),
    ])
    func reachIsWhatTheThemeChanges(_ edit: HeaderEdit) throws {
        let bench = try Bench()
        let screen = screen([HeaderAppearance(), heavy, nil])
        let before = try bench.headers(screen, in: ThemeDocument.new())
        let edited = try ThemeDocument.new().applying(.sectionHeader(edit))
        let after = try bench.headers(screen, in: edited)
        let changed = zip(before, after).count { $0 != $1 }
        #expect(changed == HeaderCoverage(on: screen) { $0.leavesOpen(edit) }.covered)
    }
}

extension Bench {
    /// The laid-out section headers, with their attributes.
    fileprivate func headers(_ screen: Screen, in document: ThemeDocument) throws -> [String] {
        let preview = try previewer().preview(
            theme: document.theme, screen: screen, in: environment())
        return preview.layout.ids.indices.filter { preview.layout.ids[$0].kind == .sectionHeader }
            .map { index in
                let item = preview.layout.item(at: index)
                let texts = item.texts.map { text in
                    let font = preview.layout.font(of: text.content)
                    let color = preview.color(at: text.content.color)
                    return "\(text.content.text) \(font.pointSize) \(font.face.weight) \(color) "
                        + "\((text.frame.y - item.frame.y).rounded())"
                }
                return "\(item.frame.height.rounded()) \(texts)"
            }
    }
}
