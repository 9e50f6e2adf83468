// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// A Pango font map with a context. Pango's font maps are not thread-safe, so each thread of a library has its
/// own shaper with the same fonts.
final class TextShaper {
    let context: OpaquePointer
    let fontMap: UnsafeMutablePointer<PangoFontMap>
    let languages: TextLanguages
    private let substitutions: SubstitutionTable
    private let configuration: OpaquePointer
    private var installedFamilies: [String: Bool] = [:]
    private var loadedFonts: [FontKey: UnsafeMutablePointer<PangoFont>] = [:]
    private var knownAdvances: [AdvanceKey: Int32] = [:]
    private var knownMarks: [String: MarkAdvances] = [:]
    private var knownHyphenKerning: [Face: [Unicode.Scalar: Int32]] = [:]
    private var language: String?
    private var knownFaces: [String: [ShapedText.FallbackFace]] = [:]
    /// The cache of corrections at breaks.
    var knownCorrections: [CorrectionKey: Correction] = [:]

    private struct FontKey: Hashable {
        var id: String
        var size: Double
    }

    private struct AdvanceKey: Hashable {
        var text: String
        var id: String
    }

    /// - Parameters:
    ///   - configuration: the fontconfig configuration of the library, borrowed.
    ///   - substitutions: the faces by id.
    ///   - languages: the fallback families of languages and scripts.
    init(
        _ configuration: OpaquePointer, substitutions: SubstitutionTable, languages: LanguageTable
    ) {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            preconditionFailure("Pango was built without FreeType: cannot draw text")
        }
        fontMap = map
        self.configuration = configuration
        self.substitutions = substitutions
        self.languages = TextLanguages(languages)
        let fcMap = OpaquePointer(map)
        pango_fc_font_map_set_config(fcMap, configuration)
        // One unit is one point; the painter scales to device pixels.
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        pango_fc_font_map_set_default_substitute(
            fcMap, substituteFace,
            Unmanaged.passRetained(Substitution(substitutions, self.languages)).toOpaque(),
            releaseSubstitutions)

        context = pango_font_map_create_context(map)
        pango_context_set_language(
            context, pango_language_from_string(TextLanguages.default))
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    deinit {
        for font in loadedFonts.values { g_object_unref(font) }
        g_object_unref(UnsafeMutableRawPointer(context))
        FontMapEnd(fontMap).start()
    }
}

// MARK: - Fonts

extension TextShaper {
    /// The font description of exactly this face, with a size in points.
    static func description(id: String, size: Double) -> OpaquePointer {
        let description: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(description, id)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        return description
    }

    func font(id: String, size: Double) -> UnsafeMutablePointer<PangoFont> {
        let key = FontKey(id: id, size: size)
        if let known = loadedFonts[key] { return known }
        let description = Self.description(id: id, size: size)
        defer { pango_font_description_free(description) }
        guard let font = pango_font_map_load_font(fontMap, context, description) else {
            preconditionFailure("No font at all is installed: install the package fonts-inter")
        }
        loadedFonts[key] = font
        return font
    }

    /// Whether a font belongs to a face; false for a fallback.
    func isFont(_ font: UnsafeMutablePointer<PangoFont>, face: Face) -> Bool {
        guard let description = Self.pattern(of: font),
            let wanted = substitutions[face.id]
        else { return false }
        return description.string(.file) == wanted.file.string
            && description.integer(.index) ?? 0 == wanted.index
    }

    func postScriptName(of font: UnsafeMutablePointer<PangoFont>) -> String {
        Self.pattern(of: font)?.string(.postScriptName) ?? ""
    }

    /// The Debian package of the preferred fallback of a script in a language; nil if it is installed, and if
    /// there is none.
    func missingPackage(for script: GUnicodeScript, language: OpaquePointer?) -> String? {
        let language = pango_language_to_string(language).map { String(cString: $0) }
        guard let best = languages.best(for: script, language: language ?? ""),
            !isInstalled(best.family)
        else { return nil }
        return best.package
    }

    private func isInstalled(_ family: String) -> Bool {
        if let known = installedFamilies[family] { return known }
        let request = FontPattern()
        request.add(.family, family)
        let set = FcFontList(configuration, request.pointer, nil)
        defer { if let set { FcFontSetDestroy(set) } }
        let isInstalled = set.map { $0.pointee.nfont > 0 } ?? false
        installedFamilies[family] = isInstalled
        return isInstalled
    }

    /// The fontconfig pattern of a font.
    static func pattern(of font: UnsafeMutablePointer<PangoFont>) -> FontPattern? {
        let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        return pango_fc_font_get_pattern(fcFont).map(FontPattern.init(borrowing:))
    }

    /// The list of faces of a text that uses no fallbacks. All such texts share its storage.
    func faces(_ face: Face) -> [ShapedText.FallbackFace] {
        if let known = knownFaces[face.id] { return known }
        let faces = [ShapedText.FallbackFace(name: face.postScriptName, metrics: face.metrics)]
        knownFaces[face.id] = faces
        return faces
    }
}

// MARK: - Texts

extension TextShaper {
    /// The size at which texts are prepared, in points. It is 64 points of 1,024 Pango units, which are the
    /// 65,536 units per em of `ShapedText`.
    static let preparationSize = 64.0

    /// Shapes a text with Pango's itemization, breaks, and font fallback, and with HarfBuzz's glyphs.
    ///
    /// - Parameter language: a tag in lower case, or nil.
    func prepare(_ text: String, in face: Face, language: String?) -> PreparedText {
        var text = text.shapeable
        return text.withUTF8 { bytes in
            var preparation = TextPreparation(
                bytes: bytes, face: face, language: language, shaper: self)
            return PreparedText(preparation.shape())
        }
    }

    /// Sets the language of text without a language attribute.
    func setLanguage(_ language: String?) {
        guard language != self.language else { return }
        self.language = language
        pango_context_set_language(
            context, pango_language_from_string(language ?? TextLanguages.default))
    }

    /// The attributes of the runs of a text in languages other than the context's; nil for none.
    ///
    /// - Parameter paragraph: the whole text; this text is one of its lines.
    /// - Returns: a reference that the caller releases with `pango_attr_list_unref`.
    func languageAttributes(
        of text: UnsafeBufferPointer<UInt8>, in paragraph: UnsafeBufferPointer<UInt8>? = nil,
        language: String?
    ) -> OpaquePointer? {
        let runs = languages.runs(of: text, in: paragraph, language: language)
        guard !runs.isEmpty else { return nil }
        let list = pango_attr_list_new()
        for run in runs {
            guard
                let attribute = pango_attr_language_new(
                    pango_language_from_string(run.language))
            else { continue }
            attribute.pointee.start_index = UInt32(run.bytes.lowerBound)
            attribute.pointee.end_index = UInt32(run.bytes.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        return list
    }

    /// A `PangoLayout`.
    ///
    /// - Parameter language: a tag in lower case, or nil.
    /// - Returns: a reference that the caller releases with `g_object_unref`.
    func makeLayout(
        _ text: String, face: Face, size: Double, language: String? = nil
    ) -> OpaquePointer {
        setLanguage(language)
        let layout: OpaquePointer = pango_layout_new(context)
        let description = Self.description(id: face.id, size: size)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        var text = text.shapeable
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
            if let attributes = languageAttributes(of: bytes, language: language) {
                pango_layout_set_attributes(layout, attributes)
                pango_attr_list_unref(attributes)
            }
        }
        return layout
    }

    /// The advances of an ellipsis, a hyphen, and a tab in a face, in units of an em.
    struct MarkAdvances {
        var ellipsis: Int32
        var hyphen: Int32
        var eightSpaces: Int32
    }

    /// The advances of marks in a face.
    func marks(in face: Face) -> MarkAdvances {
        if let known = knownMarks[face.id] { return known }
        let marks = MarkAdvances(
            ellipsis: advance(of: "…", in: face), hyphen: advance(of: "-", in: face),
            eightSpaces: advance(of: "        ", in: face))
        knownMarks[face.id] = marks
        return marks
    }

    /// The kerning of a hyphen after a letter, in units of an em.
    func hyphenKerning(after letter: Unicode.Scalar, in face: Face) -> Int32 {
        if let known = knownHyphenKerning[face]?[letter] { return known }
        let text = String(Character(letter))
        let kerning =
            advance(of: text + "-", in: face) - advance(of: text, in: face)
            - advance(of: "-", in: face)
        knownHyphenKerning[face, default: [:]][letter] = kerning
        return kerning
    }

    /// The advance of a short text on one line, in units of an em.
    private func advance(of text: String, in face: Face) -> Int32 {
        let key = AdvanceKey(text: text, id: face.id)
        if let known = knownAdvances[key] { return known }
        let layout = makeLayout(text, face: face, size: Self.preparationSize)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var width: Int32 = 0
        pango_layout_get_size(layout, &width, nil)
        if knownAdvances.count >= Self.correctionLimit { knownAdvances = [:] }
        knownAdvances[key] = width
        return width
    }
}

// MARK: - Corrections

extension TextShaper {
    /// The key of a correction: the range around a break that is shaped again, with its context.
    struct CorrectionKey: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var language: OpaquePointer?
        var text: String
        /// The range within the text, in bytes.
        var range: Range<Int>
        var offset: Int
        /// Whether the range was shaped independently of the text around it.
        var isWhole: Bool
    }

    /// The change of the lines before and after a break, in units of an em.
    struct Correction {
        var ending: Int32
        var beginning: Int32
    }

    /// The number of corrections at which the cache is cleared.
    static let correctionLimit = 100_000
}
