// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension LineBreakParameters {
    /// The parameters at the size to which a text shrinks (`UILabel.adjustsFontSizeToFitWidth`): the largest at which it
    /// has no more lines than its limit, or the least one if it has more even then.
    func shrunk(toFit text: PreparedText) -> LineBreakParameters {
        guard minimumScale < 1, lineLimit > 0, width.isFinite else { return self }
        func fits(_ scale: Double) -> Bool {
            var parameters = scaled(by: scale)
            parameters.lineLimit = 0
            var lines = LineIterator(text, parameters)
            for _ in 0..<lineLimit {
                guard let line = lines.next() else { return true }
                if !parameters.fits(line.width) { return false }
            }
            return lines.next() == nil
        }
        if fits(1) { return scaled(by: 1) }
        var (low, high) = (minimumScale, 1.0)
        guard fits(low) else { return atMinimumScale }
        // Halving the range 16 times leaves less than a hundredth of a pixel.
        for _ in 0..<16 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return scaled(by: low)
    }
}
