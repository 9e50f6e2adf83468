# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""How large exported web pages are, and how fast."""

import os
import unittest

from pages import SCREENS, BrowserTest


@unittest.skipUnless(os.environ.get("TYPELADDER_MEASURE"), "measured with --measure only")
class Measures(BrowserTest):
    """Figures for docs/performance.md. Nothing is asserted about times."""

    def test_sizes_and_times(self):
        for screen in SCREENS:
            page = self.export("--screen", screen, "--width", 320, "--width", 390, "--width", 430)
            self.browser.open(page)
            times = self.browser.run(
                "(({loadEventEnd, responseEnd}) => [responseEnd, loadEventEnd])"
                "(performance.getEntriesByType('navigation')[0])")
            paint = self.browser.run("performance.getEntriesByType('paint').map(e => e.startTime)")
            print(f"\n{screen.stem}: {os.path.getsize(page)} bytes, loaded after {times[1]:.0f} ms, "
                  f"first paint after {paint[0] if paint else 0:.0f} ms")
        rows = [
            {"title": f"Row {number} of a list", "subtitle": "With a second line", "kind": "subtitle"}
            for number in range(60)
        ]
        page = self.export("--screen", self.write({"sections": [{"rows": rows}]}))
        for size in [(1280, 900, 1), (1280, 3600, 1), (400, 800, 3)]:
            self.browser.resize(*size)
            self.browser.open(page)
            frames = self.browser.run("""new Promise(done => {
                const slider = document.getElementById('size');
                const times = [], work = [];
                let number = 0;
                const next = (time) => {
                    times.push(time);
                    if (times.length > 240) return done([times, work]);
                    slider.value = Math.abs(number++ % 22 - 11);
                    slider.dispatchEvent(new Event('input'));
                    requestAnimationFrame(next);
                };
                requestAnimationFrame(next);
            })""")[0]
            gaps = sorted(b - a for a, b in zip(frames, frames[1:]))
            print(f"60 rows, {size[0]} × {size[1]} at {size[2]}: {len(gaps)} frames, median "
                  f"{gaps[len(gaps) // 2]:.1f} ms, 95th percentile {gaps[len(gaps) * 95 // 100]:.1f} ms, "
                  f"longest {gaps[-1]:.1f} ms, {sum(gap > 20 for gap in gaps)} late")


if __name__ == "__main__":
    unittest.main()
