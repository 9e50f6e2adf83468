// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import CPango
import DynamicType
import LayoutEngine
import Previewing
import Reporting
import Syntax
import Words

/// The HTML of a web page. What a user reads is in elements, and the script only changes and moves them.
struct PageMarkup {
    /// What the page says about a theme.
    struct Theme {
        let title: String
        /// The previews at all text sizes at the first width.
        let sizes: [Preview]
        let findings: [Finding]
    }

    let page: WebPage
    /// The preview that is shown first.
    let preview: Preview
    /// The elements of its drawing.
    let drawing: String
    let content: PageContent
    let themes: [Theme]

    /// The whole file.
    var html: String {
        let (script, style) = (page.parts.script, page.parts.style)
        let policy =
            "default-src 'none'; script-src '\(Self.hash(script))'; style-src '\(Self.hash(style))'; "
            + "img-src data:; base-uri 'none'; form-action 'none'"
        // Translators: the BCP 47 tag of the language of these translations.
        let language = trc("language of the translation", "en")
        return """
            <!DOCTYPE html>
            <html lang="\(language.escapedForXML)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="Typeladder">
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            \(header)
            <main>
            <section class="stage" aria-label="\(tr("Screen").escapedForXML)">
            <p class="shown">\(shownSize)</p>
            <div class="device" id="device">
            \(vectorDrawing)
            <canvas id="canvas" aria-hidden="true"></canvas>
            \(PageTexts(preview).html)
            </div>
            </section>
            <aside>
            \(selection)
            \(findings)
            \(styles)
            \(fonts)
            </aside>
            </main>
            \(sizeBar)
            <script type="application/json" id="data">\(data)</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// The source of a script or a style sheet for the content security policy.
    private static func hash(_ text: String) -> String {
        let checksum = g_checksum_new(G_CHECKSUM_SHA256)
        defer { g_checksum_free(checksum) }
        g_checksum_update(checksum, Array(text.utf8), gssize(text.utf8.count))
        var (digest, length) = ([UInt8](repeating: 0, count: 32), gsize(32))
        g_checksum_get_digest(checksum, &digest, &length)
        return "sha256-\(digest.base64)"
    }

    private var title: String { page.title.visible.escapedForXML }

    /// The list as a drawing without scripts, with the glyphs of all sizes.
    private var vectorDrawing: String {
        let edges = page.edges(of: preview)
        let width = preview.layout.width.hundredths
        let height = edges.height(around: preview.layout).hundredths
        let background = TablePainter.backgroundColor(of: preview).css
        return """
            <svg id="drawing" aria-hidden="true" viewBox="0 0 \(width) \(height)" width="\(width)">
            <defs id="glyphs">
            \(content.glyphs.elements.joined(separator: "\n"))
            </defs>
            <rect width="\(width)" height="\(height)" fill="\(background)"/>
            \(drawing)
            </svg>
            """
    }

    // MARK: - Head

    private var header: String {
        let profile = page.environment.profile.title
        let caption = (page.designs.count == 1 ? [page.designs[0].title] : []) + [profile]
        return """
            <header>
            <div class="title">
            <h1>\(title)</h1>
            <p>\(caption.joined(separator: " · ").visible.escapedForXML) · \
            <a id="verdict" href="#findings">\(Self.verdict(of: themes[0]).escapedForXML)</a></p>
            </div>
            <div class="controls">
            \(choice("theme", tr("Theme"), page.designs.map(\.title)))
            \(choice("width", tr("Width"), content.widths.map(\.points)))
            \(choice("appearance", tr("Appearance"), [tr("Light"), tr("Dark")], isAlways: true))
            <button type="button" id="redlines" aria-pressed="false">\(tr("Redlines").escapedForXML)</button>
            </div>
            </header>
            """
    }

    /// A group of radio buttons, unless there is nothing to choose.
    private func choice(
        _ name: String, _ title: String, _ values: [String], isAlways: Bool = false
    ) -> String {
        guard values.count > 1 || isAlways else { return "" }
        let buttons = values.enumerated().map { number, value in
            """
            <label><input type="radio" name="\(name)" value="\(number)"\(number == 0 ? " checked" : "")>\
            <span>\(value.visible.escapedForXML)</span></label>
            """
        }
        return """
            <fieldset id="\(name)"><legend>\(title.escapedForXML)</legend>
            \(buttons.joined(separator: "\n"))
            </fieldset>
            """
    }

    /// The number of violations in words.
    static func verdict(of theme: Theme) -> String {
        let counts = ViolationCounts.words(ViolationCounts(theme.findings).total)
        guard theme.sizes[0].screen.newerVersion != nil else { return counts }
        // Translators: %1$s is the number of violations; parts of the screen are unknown.
        return tr("%1$s, not checked completely", counts)
    }

    private var readOut: ReadOut { Self.readOut(of: preview, page.environment.category) }

    static func readOut(of preview: Preview, _ category: ContentSizeCategory) -> ReadOut {
        ReadOut(preview.style(.body), at: category, effective: preview.effectiveCategory)
    }

    /// The size of a page without scripts.
    private var shownSize: String {
        sentences(
            tr("Shown at %1$s.", readOut.name),
            tr("To change the text size, open this page in a browser that runs scripts.")
        ).escapedForXML
    }

    private var sizeBar: String {
        let categories = ContentSizeCategory.allCases
        let marks = categories.map { "<span>\($0.shortName)</span>" }
        let value = page.environment.category.rawValue
        return """
            <footer class="size">
            <p class="read-out"><b id="name">\(readOut.name.escapedForXML)</b> \
            <span id="numbers">\(readOut.text.escapedForXML)</span></p>
            <div class="ruler">
            <div class="counts" id="counts" aria-hidden="true"></div>
            <input type="range" id="size" min="0" max="\(categories.count - 1)" step="1" value="\(value)" \
            aria-label="\(tr("Text size").escapedForXML)" aria-valuetext="\(readOut.spokenText.escapedForXML)">
            <div class="marks" aria-hidden="true">\(marks.joined())</div>
            </div>
            </footer>
            """
    }
}
