// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine
import Synchronization
import Syntax

/// The fonts of this machine and of a theme's font files. They are found by exact name only.
///
/// Each library has its own Pango font map, and its own fontconfig configuration if it has font files. So the
/// fonts of a theme are loaded without being installed, and are unloaded with the library. All settings that
/// could differ between screen and file are fixed here: no hinting, no rounding of advances, and sizes
/// independent of the desktop's text scaling.
package final class FontLibrary {
    /// The font files that could not be loaded.
    package let unreadableFiles: [FilePath]

    /// The outlined faces, sorted by family, weight, and slant.
    package private(set) lazy var faces: [FaceDescription] = listFaces()

    /// The shaper of the thread that uses the library.
    let shaper: TextShaper
    /// The shapers of the threads for many texts, made on first use.
    private(set) lazy var helpers: [TextShaper] = makeHelpers()
    let configuration: OpaquePointer
    /// Held while texts are prepared, because several previews may use the same twin.
    let turn = Mutex<Void>(())
    /// The positions of the library's font files.
    private let ranks: [FilePath: Int]
    private var facesByID: [String: Face] = [:]
    private let substitutions: SubstitutionTable
    private let languages: LanguageTable
    let hyphenator: Hyphenator
    /// The lines drawn last.
    var shapedLines = ShapedLines()
    private var instanceNames: [FontFileFace: [String]] = [:]
    /// The named instances of variable fonts, which fontconfig does not find by name.
    private lazy var instances = faces.filter(\.isInstance)
    /// The PostScript names and families of all faces.
    private lazy var listedNames = {
        let faces = patterns(nil, "").map { FaceDescription($0) }
        return [
            FontPattern.Property.postScriptName: Set(faces.map(\.postScriptName)),
            .family: Set(faces.map(\.family)),
        ]
    }()
    private var lookupCount = 0
    /// The PostScript names of all faces by their lower case forms.
    private lazy var writtenNames = Dictionary(grouping: faces.map(\.postScriptName)) {
        $0.lowercased()
    }
    /// The named instances in the library's font files.
    private lazy var ownInstances = ranks.isEmpty ? [] : instances.filter(isPrivate)

    /// - Parameters:
    ///   - fontFiles: the font files of a theme. If two faces have the same name, the face of the first file
    ///     counts. Both have priority over installed faces.
    ///   - languages: the fallback families and hyphenation patterns of languages; by default those of
    ///     fontconfig.
    ///   - includesSystemFonts: whether installed fonts are included; tests leave them out.
    package init(
        fontFiles: [FilePath] = [], languages: LanguageTable = LanguageTable(),
        includesSystemFonts: Bool = true
    ) {
        self.languages = languages
        hyphenator = Hyphenator(languages)
        substitutions = SubstitutionTable()
        let configuration: OpaquePointer =
            includesSystemFonts
            ? (fontFiles.isEmpty ? FcConfigReference(nil) : FcInitLoadConfigAndFonts())
            : FcConfigCreate()
        self.configuration = configuration
        ranks = Dictionary(
            zip(fontFiles, fontFiles.indices), uniquingKeysWith: { first, _ in first })
        unreadableFiles = fontFiles.filter {
            FcConfigAppFontAddFile(configuration, $0.string) == 0
        }
        shaper = TextShaper(
            configuration, substitutions: substitutions, languages: languages)
    }

    /// A library of the same fonts for another thread.
    init(twinOf other: FontLibrary) {
        (languages, substitutions) = (other.languages, other.substitutions)
        (ranks, unreadableFiles) = (other.ranks, other.unreadableFiles)
        hyphenator = Hyphenator(languages)
        configuration = FcConfigReference(other.configuration)
        shaper = TextShaper(
            configuration, substitutions: substitutions, languages: languages)
    }

    // Each shaper holds its own reference to the configuration.
    deinit { FcConfigDestroy(configuration) }

    package var context: OpaquePointer { shaper.context }

    /// The files of the hyphenation patterns that texts were prepared with.
    package var hyphenationFiles: [FilePath] { hyphenator.usedFiles }

    /// The measurer for long texts, which would block the library's thread for too long.
    package private(set) lazy var twin: (any TextMeasuring)? = FontLibrary(twinOf: self)

    private func makeHelpers() -> [TextShaper] {
        (1..<max(1, min(4, Int(g_get_num_processors())))).map { _ in
            TextShaper(configuration, substitutions: substitutions, languages: languages)
        }
    }
}

// MARK: - FaceFinding

extension FontLibrary: FaceFinding {
    /// The face with this PostScript name, or nil. Case matters, as on iOS.
    package func face(postScriptName: String) -> Face? {
        let found = patterns(.postScriptName, postScriptName).filter { !$0.isInstance }
            .map { FaceDescription($0) }
        func first(among faces: [FaceDescription]) -> FaceDescription? {
            faces.filter { $0.postScriptName == postScriptName }
                .min { (rank(of: $0), $0) < (rank(of: $1), $1) }
        }
        return
            (first(among: found.filter(isPrivate) + ownInstances) ?? first(among: found)
            ?? first(among: instances)).map(load)
    }

    /// The face of a family that is nearest to an OpenType weight; nil if the family does not exist.
    ///
    /// Italics are not synthesized: if the family has none, the face is upright.
    package func face(
        family: String, weight: Int, isItalic: Bool, from origin: FaceOrigin
    ) -> Face? {
        let candidates = patterns(.family, family).map(describe).filter {
            $0.family == family && $0.width == 100 && isPrivate($0) == (origin == .theme)
        }
        func distance(_ face: FaceDescription) -> Int {
            FaceMatching.distance(from: (weight, isItalic), to: (face.weight, face.isItalic))
        }
        return candidates.min {
            (distance($0), rank(of: $0)) < (distance($1), rank(of: $1))
        }.map(load)
    }

    /// The PostScript name of a face that differs from this name only in case, or nil.
    package func caseOnlyMatch(postScriptName: String) -> String? {
        writtenNames[postScriptName.lowercased()]?.first { $0 != postScriptName }
    }

    private func listFaces() -> [FaceDescription] {
        patterns(nil, "").map(describe)
            .filter { !$0.postScriptName.isEmpty }
            .sorted()
    }

    /// The description of a face, with the PostScript name of a named instance.
    private func describe(_ pattern: FontPattern) -> FaceDescription {
        guard pattern.isInstance, let file = pattern.string(.file) else {
            return FaceDescription(pattern)
        }
        let index = pattern.integer(.index) ?? 0
        let key = FontFileFace(file: FilePath(file), index: index & 0xFFFF)
        let names = instanceNames[key] ?? key.instanceNames()
        instanceNames[key] = names
        let instance = index >> 16 - 1
        return FaceDescription(
            pattern, postScriptName: names.indices.contains(instance) ? names[instance] : nil)
    }

    /// All faces that can be drawn and have this value of a property. `FcFontList` ignores case, so callers
    /// compare again.
    private func patterns(_ property: FontPattern.Property?, _ value: String) -> [FontPattern] {
        let request = FontPattern()
        if let property {
            lookupCount += 1
            // Looking up thousands of names in fontconfig takes longer than listing all names once.
            if lookupCount > 50, listedNames[property]?.contains(value) == false { return [] }
            request.add(property, value)
        }
        let properties = FcObjectSetCreate()
        defer { FcObjectSetDestroy(properties) }
        for property in FontPattern.Property.allCases {
            FcObjectSetAdd(properties, property.rawValue)
        }
        guard let set = FcFontList(configuration, request.pointer, properties) else { return [] }
        defer { FcFontSetDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            set.pointee.fonts[index].map(FontPattern.init(borrowing:))
        }
        .filter { $0.isDrawn && !$0.isVariationMaster }
    }

    /// Whether a face comes from the library's font files; otherwise it is installed.
    package func isPrivate(_ description: FaceDescription) -> Bool {
        ranks[description.file] != nil
    }

    private func rank(of description: FaceDescription) -> Int {
        ranks[description.file] ?? ranks.count
    }

    /// Registers a face with Pango and measures its metrics.
    package func load(_ description: FaceDescription) -> Face {
        if let known = facesByID[description.id] { return known }
        substitutions[description.id] = description
        let face = Face(
            id: description.id, postScriptName: description.postScriptName,
            family: description.family, styleName: description.styleName,
            weight: description.weight, isItalic: description.isItalic,
            isPrivate: isPrivate(description), version: description.version,
            metrics: Self.metrics(
                of: shaper.font(id: description.id, size: TextShaper.preparationSize)))
        facesByID[description.id] = face
        return face
    }
}

// MARK: - Fonts for Pango

extension FontLibrary {
    /// The Pango font description of exactly this face, with a size in points.
    package func description(for face: Face, size: Double) -> OpaquePointer {
        TextShaper.description(id: face.id, size: size)
    }

    /// The units per em, fine enough for exact metrics of any font.
    private static let metricsScale: Int32 = 1_024_000

    /// The metrics of a font, in ems. They do not depend on its size. Pango searches all fonts for each new
    /// size, so the font is measured at a size that is used anyway.
    static func metrics(of font: UnsafeMutablePointer<PangoFont>) -> FaceMetrics {
        let sized = pango_font_get_hb_font(font)
        let hbFont = hb_font_create(hb_font_get_face(sized))
        defer { hb_font_destroy(hbFont) }
        hb_font_set_scale(hbFont, metricsScale, metricsScale)
        var count: UInt32 = 0
        if let coordinates = hb_font_get_var_coords_normalized(sized, &count), count > 0 {
            hb_font_set_var_coords_normalized(hbFont, coordinates, count)
        }
        var extents = hb_font_extents_t()
        hb_font_get_extents_for_direction(hbFont, HB_DIRECTION_LTR, &extents)
        let em = Double(metricsScale)
        func height(of character: UInt32, otherwise: Double) -> Double {
            var glyph: hb_codepoint_t = 0
            var box = hb_glyph_extents_t()
            guard hb_font_get_nominal_glyph(hbFont, character, &glyph) != 0,
                hb_font_get_glyph_extents(hbFont, glyph, &box) != 0, box.y_bearing > 0
            else { return otherwise }
            return Double(box.y_bearing) / em
        }
        return FaceMetrics(
            ascent: Double(extents.ascender) / em, descent: -Double(extents.descender) / em,
            lineGap: Double(extents.line_gap) / em,
            capHeight: height(of: 0x48, otherwise: 0.7), xHeight: height(of: 0x78, otherwise: 0.5))
    }
}

extension FaceDescription {
    /// Whether this is a named instance of a variable font, but not the default one.
    fileprivate var isInstance: Bool { index >> 16 > 0 }
}

extension FontPattern {
    /// Whether this is a variable font itself. Fontconfig lists it beside its named instances. Only the
    /// instances have a style and a PostScript name.
    fileprivate var isVariationMaster: Bool { boolean(.variable) }

    /// Whether Pango can draw the face: it has outlines of a supported format, and the name of its file is
    /// UTF-8. Pango replaces Type 1 fonts with others (`pango_fc_font_map_list_families`), and iOS has none.
    var isDrawn: Bool {
        boolean(.outline) && ["TrueType", "CFF"].contains(string(.format) ?? "TrueType")
            && string(.file) != nil
    }

    /// Whether this is a named instance, but not the default one.
    fileprivate var isInstance: Bool { (integer(.index) ?? 0) >> 16 > 0 }
}

// MARK: - No fonts

extension FontLibrary {
    /// - Throws: ``NoFontsError`` if Pango can draw no font.
    package func requireFonts() throws(NoFontsError) {
        guard hasFonts else { throw NoFontsError() }
    }

    /// Whether Pango can draw any face.
    private var hasFonts: Bool {
        [FcSetSystem, FcSetApplication].contains { kind in
            guard let fonts = FcConfigGetFonts(configuration, kind)?.pointee else { return false }
            return (0..<Int(fonts.nfont)).contains { index in
                fonts.fonts[index].map(FontPattern.init(borrowing:))?.isDrawn ?? false
            }
        }
    }
}
