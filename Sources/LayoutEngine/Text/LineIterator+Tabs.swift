// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension LineIterator {
    /// With tabs the place in the line decides about advances. Tab stops are eight spaces apart and
    /// at least one space away; a tab never wraps itself, but what follows it may (`shape_tab()` of
    /// Pango's layout).
    mutating func nextLineWithTabs(in segment: PreparedText.Segment) -> LineSpan {
        let shaped = text.shaped
        let stop = max(setting.length(TextStretch(advance: Int(shaped.tabAdvance))), 1e-3)
        let space = stop / 8
        let tie = space / 512
        let end = segment.characters.upperBound
        let hangsAtEnd = end == shaped.characters.count
        // `filled` stops at the end of the line, as Pango's remaining width does; `length` goes on.
        var length = setting.length(TextStretch(advance: beginning))
        var filled = length
        typealias Place = (index: Int, width: Double, end: LineEnd)
        var byWord: Place?
        var byHyphen: Place?
        var byGrapheme: Place?
        var fitsWhole = true
        var index = start
        while index < end {
            let traits = shaped.characters[index].traits
            let isTab = traits.contains(.tab)
            let isSpace = traits.contains(.whiteSpace)
            let advance: Double
            if isTab {
                var next = (filled / stop).rounded(.down) * stop
                // Glyphs often end a space before a stop: sums must not be off by an ulp there.
                while next + tie < filled + space { next += stop }
                advance = next - filled
            } else {
                advance = setting.length(shaped.stretch(at: index))
            }
            index += 1
            let isEnd = index == end
            let correction = isEnd ? nil : shaped.correction(at: index)
            let ending = setting.length(TextStretch(advance: Int(correction?.ending ?? 0)))
            let trimmed = isSpace ? length : length + advance + ending
            let hangs = isSpace && (!isEnd || hangsAtEnd)
            let fits = isTab || setting.fits((hangs ? filled : filled + advance) + ending)
            length += advance
            filled = isTab ? min(filled + advance, max(setting.width, filled)) : filled + advance
            if isEnd {
                fitsWhole = fits
                break
            }
            let place = setting.end(before: index, in: shaped)
            if fits, place == .opportunity { byWord = (index, trimmed, place) }
            if let hyphenEnd = setting.hyphenEnd(before: index, from: start, in: shaped) {
                let hyphen = setting.length(shaped.hyphen(before: index))
                if setting.fits(filled + ending + hyphen), hyphenEnd == .softHyphen {
                    byWord = (index, trimmed + hyphen, hyphenEnd)
                } else if setting.fits(filled + ending + hyphen) {
                    byHyphen = (index, trimmed + hyphen, hyphenEnd)
                }
            }
            if shaped.characters[index].traits.contains(.graphemeStart), fits || byGrapheme == nil {
                byGrapheme = (index, trimmed, place)
            }
            if !fits {
                fitsWhole = false
                if byWord != nil || byGrapheme != nil { break }
            }
        }
        guard !fitsWhole, let place = byWord ?? byHyphen ?? byGrapheme else {
            return lastLine(of: segment, width: length)
        }
        let span = LineSpan(characters: start..<place.index, width: place.width, end: place.end)
        start = place.index
        beginning = Int(shaped.correction(at: place.index)?.beginning ?? 0)
        return span
    }
}
