// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// The preparation of one text: itemization, shaping, and break opportunities.
///
/// HarfBuzz is called directly, with the same arguments as in Pango, because only HarfBuzz tells which line
/// breaks change the shapes (`HB_GLYPH_FLAG_UNSAFE_TO_BREAK`). A text of independent glyphs is shaped once.
struct TextPreparation {
    let bytes: UnsafeBufferPointer<UInt8>
    let face: Face
    private let language: String?
    let shaper: TextShaper
    var scalars: [ShapedText.Scalar] = []
    /// The index of the character of each byte.
    var scalarAtByte: [Int32] = []
    var byteOffsets: [Int] = []
    private var faces: [ShapedText.FallbackFace]
    /// The fonts so far. They are few, so a linear search finds them without hashing.
    private var knownFaces: [FaceUse] = []
    private var runs: [ShapedText.Run] = []
    var corrections: [ShapedText.BreakCorrection] = []
    private var missingGlyphs = 0
    private var missingFontPackages: [String] = []

    /// A font for a script, with the index of its face.
    private struct FaceUse {
        var font: UnsafeMutablePointer<PangoFont>
        var script: GUnicodeScript
        var face: Int
    }

    init(
        bytes: UnsafeBufferPointer<UInt8>, face: Face, language: String?, shaper: TextShaper
    ) {
        self.bytes = bytes
        self.face = face
        self.language = language
        self.shaper = shaper
        faces = shaper.faces(face)
    }

    mutating func shape() -> ShapedText {
        if let start = bytes.baseAddress, !bytes.isEmpty {
            start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
                listCharacters()
                let description = TextShaper.description(
                    id: face.id, size: TextShaper.preparationSize)
                pango_context_set_font_description(shaper.context, description)
                pango_font_description_free(description)
                shaper.setLanguage(language)
                let attributes = shaper.languageAttributes(of: bytes, language: language)
                shapeParagraphs(text, attributes)
                if let attributes { pango_attr_list_unref(attributes) }
            }
        }
        if runs.allSatisfy({ $0.face == 0 }) { runs = [] }
        let marks = shaper.marks(in: face)
        var shaped = ShapedText(
            scalars: scalars, faces: faces, runs: runs,
            // A copy without spare capacity, because it lives as long as the text.
            corrections: corrections.withUnsafeBufferPointer(Array.init),
            ellipsisAdvance: marks.ellipsis, hyphenAdvance: marks.hyphen,
            tabAdvance: marks.eightSpaces, missingGlyphs: missingGlyphs,
            missingFontPackages: missingFontPackages)
        shaped.hyphenCorrections = softHyphenCorrections()
        if let spacing = face.letterSpacing {
            shaped.add(spacing, to: String(decoding: bytes, as: UTF8.self))
        }
        return shaped
    }
}

// MARK: - Shaping

extension TextPreparation {
    private mutating func shapeParagraphs(
        _ text: UnsafePointer<CChar>, _ attributes: OpaquePointer?
    ) {
        var direction = typeladder_base_direction(text, Int32(bytes.count))
        var start = 0
        while start < bytes.count {
            var delimiter: Int32 = 0
            var next: Int32 = 0
            pango_find_paragraph_boundary(
                text + start, Int32(bytes.count - start), &delimiter, &next)
            // A paragraph without a direction inherits that of the paragraph before it.
            let own = typeladder_base_direction(text + start, delimiter)
            if own != PANGO_DIRECTION_NEUTRAL { direction = own }
            shapeParagraph(
                text, start..<(start + Int(next)), textLength: delimiter, direction: direction,
                attributes)
            guard next > 0 else { return }
            start += Int(next)
        }
    }

    private mutating func shapeParagraph(
        _ text: UnsafePointer<CChar>, _ paragraph: Range<Int>, textLength: Int32,
        direction: PangoDirection, _ attributes: OpaquePointer?
    ) {
        var items: [UnsafeMutablePointer<PangoItem>] = []
        if textLength > 0 {
            // Pango counts the characters before each item. Attributes use byte positions in the whole text.
            let start = attributes == nil ? paragraph.lowerBound : 0
            let list = pango_itemize_with_base_dir(
                shaper.context, direction, text + start, Int32(paragraph.lowerBound - start),
                textLength, attributes, nil)
            defer { g_list_free(list) }
            var link = list
            while let current = link {
                let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
                item.pointee.offset += Int32(start)
                items.append(item)
                link = current.pointee.next
            }
        }
        findBreaks(text, paragraph: paragraph, items: items)
        for item in items {
            shape(item, of: text)
            pango_item_free(item)
        }
    }

    private mutating func shape(
        _ item: UnsafeMutablePointer<PangoItem>, of text: UnsafePointer<CChar>
    ) {
        let offset = Int(item.pointee.offset)
        let length = Int(item.pointee.length)
        let first = Int(scalarAtByte[offset])
        let end = Int(scalarAtByte[offset + length])
        let analysis = item.pointee.analysis
        let script = GUnicodeScript(Int32(analysis.script))
        noteRun(from: first, font: analysis.font, script: script, language: analysis.language)
        guard
            scalars[first].traits.isDisjoint(with: [.tab, .lineSeparator])
        else { return }
        let items = ItemShaper(text: text, length: bytes.count, item: item)
        let shape = items.shape(offset..<(offset + length))
        guard shape.missing == 0 else {
            missingGlyphs += shape.missing
            if let package = shaper.missingPackage(for: script, language: analysis.language),
                !missingFontPackages.contains(package)
            {
                missingFontPackages.append(package)
            }
            distribute(items.pangoClusters(), in: first..<end)
            return
        }
        distribute(shape.clusters, in: first..<end)
        correct(items, shape, in: first..<end)
        // Spacing follows corrections, which are differences between the font's advances.
        if face.wordSpacing != 0, runs.last?.face == 0 { spaceWords(in: first..<end) }
    }

    /// Adds the word spacing of the face to spaces.
    private mutating func spaceWords(in range: Range<Int>) {
        for index in range where FontLibrary.isWordSpace(bytes, at: byteOffsets[index]) {
            scalars[index].advance += Int32(
                (face.wordSpacing * ShapedText.unitsPerEm).rounded())
        }
    }

    private mutating func noteRun(
        from first: Int, font: UnsafeMutablePointer<PangoFont>?, script: GUnicodeScript,
        language: OpaquePointer?
    ) {
        guard let font else { return }
        let index: Int
        if let known = knownFaces.first(where: { $0.font == font && $0.script == script }) {
            index = known.face
        } else {
            index = faceIndex(font, script, language)
            knownFaces.append(FaceUse(font: font, script: script, face: index))
        }
        if runs.last?.face != index { runs.append(ShapedText.Run(start: first, face: index)) }
    }

    /// The index of a font among the faces. Scripts that make no difference share it.
    private mutating func faceIndex(
        _ font: UnsafeMutablePointer<PangoFont>, _ script: GUnicodeScript,
        _ language: OpaquePointer?
    ) -> Int {
        if shaper.isFont(font, face: face) { return 0 }
        let face = ShapedText.FallbackFace(
            name: shaper.postScriptName(of: font), metrics: FontLibrary.metrics(of: font),
            isTallScript: shaper.languages.isTall(script),
            betterFontPackage: shaper.missingPackage(for: script, language: language))
        if let known = faces.dropFirst().firstIndex(of: face) { return known }
        faces.append(face)
        return faces.count - 1
    }

    /// Spreads the advance of each cluster evenly over its characters, as
    /// `pango_glyph_item_get_logical_widths()` does.
    private mutating func distribute(_ clusters: [ItemShaper.Cluster], in range: Range<Int>) {
        for (position, cluster) in clusters.enumerated() {
            let start = Int(scalarAtByte[cluster.offset])
            let end =
                position + 1 < clusters.count
                ? Int(scalarAtByte[clusters[position + 1].offset]) : range.upperBound
            let count = Int32(max(1, end - start))
            for (step, index) in (start..<max(end, start + 1)).enumerated() {
                scalars[index].advance =
                    cluster.advance / count + (step == 0 ? cluster.advance % count : 0)
            }
        }
    }
}
