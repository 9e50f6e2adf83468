// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// The fonts of this machine and those a theme brings, found exactly by name or not at all.
///
/// Each library has a Pango font map of its own, and a fontconfig configuration where it has font files:
/// a theme's fonts are loaded without being installed, and vanish with the library. Everything that could
/// differ between a screen and a file is fixed here: no hinting, no rounding of advances, sizes in
/// points rather than in what the desktop makes of them.
public final class FontLibrary {
    /// Font files that could not be loaded, as given.
    public let unreadableFiles: [String]

    /// Outlined faces, sorted by family, weight and slant.
    public private(set) lazy var faces: [FaceDescription] = listFaces()

    /// The shaper of the thread that uses the library.
    let shaper: TextShaper
    /// Those of the threads that help with many texts, made when there are many.
    private(set) lazy var helpers: [TextShaper] = makeHelpers()
    let configuration: OpaquePointer
    /// The places of the files that the library was given among each other.
    private let ranks: [[UInt8]: Int]
    private var facesByID: [String: Face] = [:]
    private let substitutions = SubstitutionTable()
    private let languages: LanguageTable
    let hyphenator: Hyphenator
    private var instanceNames: [FontFileFace: [String]] = [:]
    /// Named instances of variable fonts, which fontconfig does not find by name.
    private lazy var instances = faces.filter(\.isInstance)
    /// Those in the files that the library was given.
    private lazy var ownInstances = ranks.isEmpty ? [] : instances.filter(isPrivate)

    /// - Parameters:
    ///   - fontFiles: paths of fonts to add, a theme's own. Of two faces of the same name that of the
    ///     first file counts, and either goes before an installed one.
    ///   - languages: what draws and hyphenates texts in languages and scripts; without it, what
    ///     fontconfig finds.
    ///   - includesSystemFonts: false leaves only `fontFiles`; tests use it.
    public init(
        fontFiles: [String] = [], languages: LanguageTable = LanguageTable(),
        includesSystemFonts: Bool = true
    ) {
        self.languages = languages
        hyphenator = Hyphenator(languages)
        let configuration: OpaquePointer =
            includesSystemFonts
            ? (fontFiles.isEmpty ? FcConfigReference(nil) : FcInitLoadConfigAndFonts())
            : FcConfigCreate()
        self.configuration = configuration
        ranks = Dictionary(
            zip(fontFiles.map { Array($0.utf8) }, fontFiles.indices),
            uniquingKeysWith: { first, _ in first })
        unreadableFiles = fontFiles.filter { FcConfigAppFontAddFile(configuration, $0) == 0 }
        shaper = TextShaper(
            configuration, substitutions: substitutions, languages: languages)
    }

    // The shapers hold references of their own to the configuration.
    deinit { FcConfigDestroy(configuration) }

    package var context: OpaquePointer { shaper.context }

    private func makeHelpers() -> [TextShaper] {
        (1..<max(1, min(4, Int(g_get_num_processors())))).map { _ in
            TextShaper(configuration, substitutions: substitutions, languages: languages)
        }
    }
}

// MARK: - FaceFinding

extension FontLibrary: FaceFinding {
    /// The face with exactly this PostScript name, or nil. Case counts, as on iOS.
    public func face(postScriptName: String) -> Face? {
        let found = patterns(.postScriptName, postScriptName).filter { !$0.isInstance }
            .map { FaceDescription($0) }
        func first(among faces: [FaceDescription]) -> FaceDescription? {
            faces.filter { $0.postScriptName == postScriptName }
                .min { (rank(of: $0), $0.sortKey) < (rank(of: $1), $1.sortKey) }
        }
        return
            (first(among: found.filter(isPrivate) + ownInstances) ?? first(among: found)
            ?? first(among: instances)).map(load)
    }

    /// The face of a family nearest to a weight, or nil when there is no such family.
    ///
    /// A slant the family lacks is not imitated: the upright face is returned, and says so.
    public func face(
        family: String, weight: Int, isItalic: Bool, from origin: FaceOrigin
    ) -> Face? {
        let candidates = patterns(.family, family).map(describe).filter {
            $0.family == family && $0.width == 100 && isPrivate($0) == (origin == .theme)
        }
        func distance(_ face: FaceDescription) -> Int {
            abs(face.weight - weight) * 2 + (face.weight < weight ? 1 : 0)
                + (face.isItalic == isItalic ? 0 : 10_000)
        }
        return candidates.min {
            (distance($0), rank(of: $0)) < (distance($1), rank(of: $1))
        }.map(load)
    }

    /// The PostScript name that differs from this one in case alone, or nil.
    public func caseOnlyMatch(postScriptName: String) -> String? {
        let lowercased = postScriptName.lowercased()
        return faces.first {
            $0.postScriptName != postScriptName && $0.postScriptName.lowercased() == lowercased
        }?.postScriptName
    }

    private func listFaces() -> [FaceDescription] {
        patterns(nil, "").map(describe)
            .filter { !$0.postScriptName.isEmpty }
            .sorted { $0.sortKey < $1.sortKey }
    }

    /// A face with the name that apps know it by.
    private func describe(_ pattern: FontPattern) -> FaceDescription {
        guard pattern.isInstance, let file = pattern.string(.file) else {
            return FaceDescription(pattern)
        }
        let index = pattern.integer(.index) ?? 0
        let key = FontFileFace(file: file, index: index & 0xFFFF)
        let names = instanceNames[key] ?? key.instanceNames()
        instanceNames[key] = names
        let instance = index >> 16 - 1
        return FaceDescription(
            pattern, postScriptName: names.indices.contains(instance) ? names[instance] : nil)
    }

    /// All outline faces with a property of a value; `FcFontList` ignores case, the callers do not.
    private func patterns(_ property: FontPattern.Property?, _ value: String) -> [FontPattern] {
        let request = FontPattern()
        if let property { request.add(property, value) }
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

    /// Whether a face is in one of the files the library was given, rather than installed.
    public func isPrivate(_ description: FaceDescription) -> Bool {
        ranks[Array(description.file.utf8)] != nil
    }

    private func rank(of description: FaceDescription) -> Int {
        ranks[Array(description.file.utf8)] ?? ranks.count
    }

    /// Makes a face known to Pango and measures its lines.
    public func load(_ description: FaceDescription) -> Face {
        if let known = facesByID[description.id] { return known }
        substitutions.descriptions[description.id] = description
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
    /// The description that Pango's font map turns into exactly this face.
    package func description(for face: Face, size: Double) -> OpaquePointer {
        TextShaper.description(id: face.id, size: size)
    }

    /// Units of an em: fine enough for the metrics of any font to be exact.
    private static let metricsScale: Int32 = 1_024_000

    /// The metrics of a font's lines, in ems. They do not depend on its size: each size of a font costs
    /// Pango a search through all fonts, so that the measure is taken at one that is needed anyway.
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
    /// Whether this is a named instance of a variable font, other than the font's default.
    fileprivate var isInstance: Bool { index >> 16 > 0 }
}

extension FontPattern {
    /// Fontconfig lists a variable font's master beside its named instances; only the instances
    /// have a style and a PostScript name to ask for.
    fileprivate var isVariationMaster: Bool { boolean(.variable) }

    /// Whether Pango draws it: outlines, of a format that it knows, in a file whose name is UTF-8. It would put another in the place
    /// of a Type 1 font (`pango_fc_font_map_list_families`), and iOS has none.
    var isDrawn: Bool {
        boolean(.outline) && ["TrueType", "CFF"].contains(string(.format) ?? "TrueType")
            && string(.file) != nil
    }

    /// Whether this is a named instance other than the font's default.
    fileprivate var isInstance: Bool { (integer(.index) ?? 0) >> 16 > 0 }
}

// MARK: - No fonts

extension FontLibrary {
    /// - Throws: ``NoFontsError`` where there is nothing to draw texts with.
    public func requireFonts() throws(NoFontsError) {
        guard hasFonts else { throw NoFontsError() }
    }

    /// Whether Pango draws any face here, installed or given; ends with the first.
    private var hasFonts: Bool {
        [FcSetSystem, FcSetApplication].contains { kind in
            guard let fonts = FcConfigGetFonts(configuration, kind)?.pointee else { return false }
            return (0..<Int(fonts.nfont)).contains { index in
                fonts.fonts[index].map(FontPattern.init(borrowing:))?.isDrawn ?? false
            }
        }
    }
}
