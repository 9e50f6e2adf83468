# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Exported web pages in a browser, as people use them."""

import re
import unittest
import xml.etree.ElementTree

from pages import ROOT, BrowserTest, cli


class Pages(BrowserTest):
    def value(self):
        return int(self.browser.run("document.getElementById('size').value"))

    def name(self):
        return self.browser.run("document.getElementById('name').textContent")

    def slider(self):
        """The center of the thumb, and the distance between two sizes."""
        left, top, width, height = self.browser.run(
            "(({x, y, width, height}) => [x, y, width, height])"
            "(document.getElementById('size').getBoundingClientRect())")
        step = (width - 28) / 11
        return (left + 14 + self.value() * step, top + height / 2), step

    # What happens in the page

    def test_mouse_moves_the_slider(self):
        self.browser.open(self.export())
        center, step = self.slider()
        self.browser.drag(center, (center[0] + 6 * step, center[1]))
        self.browser.settle()
        self.assertEqual(self.value(), 9)
        self.assertIn("AX3", self.name())

    def test_touch_moves_the_slider(self):
        self.browser.resize(400, 800, 2, mobile=True)
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.browser.open(self.export())
        center, step = self.slider()
        self.browser.touch(center, (center[0] + 8 * step, center[1]))
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
        self.browser.settle()
        self.assertEqual(self.value(), 11)
        self.assertIn("AX5", self.name())

    def test_keys_change_the_size(self):
        self.browser.open(self.export())
        self.browser.press("+", "Equal", "+")
        self.assertEqual(self.value(), 4)
        self.browser.press("-", "Minus", "-")
        self.browser.press("ArrowLeft")
        self.assertEqual(self.value(), 2)
        self.browser.run("document.getElementById('size').focus()")
        self.browser.press("End")
        self.browser.settle()
        self.assertEqual(self.value(), 11)
        self.assertIn("AX5", self.name())

    def test_elements_can_be_selected_with_keys_and_mouse(self):
        self.browser.open(self.export())
        self.browser.run("document.getElementById('texts').focus()")
        for _ in range(3):
            self.browser.press("ArrowDown")
        self.browser.settle()
        self.assertIn("sections.0.rows.0", self.browser.run("figures.textContent"))
        x, y = self.browser.run(
            "(({x, y, width, height}) => [x + width / 2, y + height / 2])"
            "(document.querySelectorAll('.text')[1].getBoundingClientRect())")
        self.browser.click(x, y)
        self.browser.settle()
        self.assertIn("General", self.browser.run("figures.textContent"))
        self.browser.press("Escape")
        self.assertTrue(self.browser.run("selection.hidden"))

    def test_redlines_are_drawn_on_demand(self):
        self.browser.open(self.export())
        drawing = "canvas.toDataURL()"
        before = self.browser.run(drawing)
        self.browser.press("r", "KeyR", "r")
        self.browser.settle()
        self.assertNotEqual(self.browser.run(drawing), before)
        self.assertEqual(self.browser.run("redlines.getAttribute('aria-pressed')"), "true")
        self.browser.press("r", "KeyR", "r")
        self.browser.settle()
        self.assertEqual(self.browser.run(drawing), before)

    def test_redlines_have_the_lengths_of_a_picture(self):
        for category, element, words in [("AX2", 1, []), ("L", 4, ["--direction", "rtl"]), ("XS", 5, ["--bold-text"])]:
            self.browser.open(self.export("--category", category, *words))
            self.browser.run("document.getElementById('texts').focus()")
            for _ in range(element + 1):
                self.browser.press("ArrowDown")
            self.browser.settle()
            shown = self.browser.run("""(() => {
                const drawn = [];
                const fillText = CanvasRenderingContext2D.prototype.fillText;
                CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
                    drawn.push(text);
                    fillText.call(this, text, ...place);
                };
                return new Promise(done => {
                    document.getElementById('redlines').click();
                    requestAnimationFrame(() => {
                        CanvasRenderingContext2D.prototype.fillText = fillText;
                        done(drawn);
                    });
                });
            })()""")
            name = self.browser.run(f"document.querySelectorAll('.item')[{element}].dataset.name")
            path = self.file("redlines.svg")
            cli("render", "--category", category, *words, "--redlines", re.search(r"sections[.\w]+", name)[0],
                "--svg-text", "-o", path)
            texts = xml.etree.ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")
            expected = [text.text for text in texts if text.get("font-size") == "10"]
            self.assertGreater(len(expected), 5)
            self.assertEqual(sorted(shown), sorted(expected))

    def test_finding_leads_to_its_size_and_element(self):
        screen = ROOT / "Resources/screens/custom-headers.json"
        self.browser.open(self.export("--screen", screen, "--width", 320, "--width", 390))
        self.browser.run("document.querySelector('.finding button').click()")
        self.browser.settle()
        self.assertFalse(self.browser.run("selection.hidden"))
        sizes = int(self.browser.run("document.querySelector('.finding').dataset.sizes"))
        self.assertTrue(sizes >> self.value() & 1)

    def test_dark_system_shows_dark_colors(self):
        page = self.export()
        corner = "[...canvas.getContext('2d').getImageData(2, 2, 1, 1).data]"
        self.browser.open(page)
        self.assertGreater(min(self.browser.run(corner)), 200)
        self.browser.open(page, dark=True)
        self.assertLess(max(self.browser.run(corner)[:3]), 60)
        self.assertEqual(self.browser.run("getComputedStyle(document.documentElement).colorScheme"), "dark")
        self.browser.open(self.export("--appearance", "light"), dark=True)
        self.assertGreater(min(self.browser.run(corner)), 200)

    def test_several_themes_and_widths(self):
        themes = ROOT / "Resources/themes"
        self.browser.open(self.export(
            "--theme", themes / "NotoSerif.plist", "--theme", themes / "Noteworthy.plist",
            "--width", 320, "--width", 430))
        style = "document.querySelector('#styles tbody tr').cells[1].textContent"
        first = self.browser.run(style)
        self.browser.run("document.querySelectorAll('#theme input')[1].click()")
        self.browser.run("document.querySelectorAll('#width input')[1].click()")
        self.browser.settle()
        self.assertNotEqual(self.browser.run(style), first)
        self.assertEqual(self.browser.run("device.getBoundingClientRect().width"), 430)

    # What is read

    def test_accessibility_tree_has_headings_lists_and_switches(self):
        self.browser.open(self.export())
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        roles = {}
        for node in nodes:
            if not node.get("ignored"):
                role = node["role"]["value"]
                roles.setdefault(role, []).append(node.get("name", {}).get("value", ""))
        self.assertIn("General", roles["heading"])
        self.assertIn("Text size", roles["slider"])
        self.assertTrue(any("Open Links in the App" in name for name in roles["switch"]), roles["switch"])
        self.assertGreaterEqual(len(roles["listitem"]), 10)
        for role in ["Canvas", "canvas", "SvgRoot", "image", "img"]:
            self.assertNotIn(role, roles)
        # The protocol has only the number of a slider. Screen readers read the text.
        spoken = "document.getElementById('size').getAttribute('aria-valuetext')"
        self.assertEqual(self.browser.run(spoken), "Large, body 17 points, 100 percent of Large")
        self.browser.press("+", "Equal", "+")
        self.assertIn("Extra Large, body 19 points", self.browser.run(spoken))
        states = [
            entry["value"]["value"] for node in nodes if node["role"]["value"] == "switch"
            for entry in node["properties"] if entry["name"] == "checked"
        ]
        self.assertEqual(set(states), {"true", "false"})

    def test_texts_are_found_selected_and_copied_at_every_size(self):
        self.browser.open(self.export("--width", 320))
        for size in [3, 11]:
            self.browser.run(f"{{ const s = document.getElementById('size'); s.value = {size};"
                             " s.dispatchEvent(new Event('input')); }")
            self.browser.settle()
            # A text on several lines is found as one.
            self.browser.run("getSelection().removeAllRanges()")
            words = "Show Previews on the Lock Screen"
            self.assertTrue(self.browser.run(f"find('{words}')"), size)
            self.assertEqual(self.browser.run("String(getSelection())"), words)

    def test_texts_lie_over_their_drawing(self):
        for words in [[], ["--direction", "rtl"]]:
            self.browser.open(self.export("--category", "AX2", *words))
            places = self.browser.run("""(() => {
                const data = JSON.parse(document.getElementById('data').textContent);
                const numbers = data.layouts[0][0][8];
                const top = device.getBoundingClientRect();
                return [...document.querySelectorAll('.text')].map(node => {
                    const item = node.closest('.item');
                    const index = [...item.querySelectorAll('.text')].indexOf(node);
                    const line = node.children[0].getBoundingClientRect();
                    const [, left, , width] = data.items[numbers[item.dataset.item]][2][index][6];
                    return [line.x - top.x - left / 3, line.width - width / 3];
                });
            })()""")
            self.assertGreater(len(places), 20)
            for left, width in places:
                self.assertLess(abs(left), 3.5)
                self.assertLess(abs(width), 3)

    def test_without_scripts_it_shows_a_drawing_and_texts(self):
        self.browser.open(self.export("--category", "AX1"), scripts=False)
        self.browser.call("Emulation.setScriptExecutionDisabled", value=False)
        text = self.browser.run("document.body.innerText")
        for words in ["Shown at AX1", "Open Links in the App", "General", "Text styles"]:
            self.assertIn(words, text)
        self.assertGreater(self.browser.run("drawing.getBoundingClientRect().height"), 500)
        self.assertNotIn("live", self.browser.run("document.documentElement.className"))

    def test_list_without_rows_can_be_used(self):
        self.browser.open(self.export("--screen", self.write({"sections": []})))
        for key in ["+", "r", "Escape"]:
            self.browser.press(key, text=key if len(key) == 1 else None)
        self.browser.run("document.getElementById('texts').focus()")
        self.browser.press("ArrowDown")
        self.browser.press("ArrowUp")
        self.browser.settle()
        self.assertEqual(self.value(), 4)
        self.assertEqual(self.problems(), [])

    def test_slider_draws_the_last_of_several_sizes_in_a_frame(self):
        self.browser.open(self.export())
        drawing = "canvas.toDataURL()"
        self.browser.press("+", "Equal", "+")
        self.browser.settle()
        expected = self.browser.run(drawing)
        self.browser.run("""(() => {
            const slider = document.getElementById('size');
            for (const size of [9, 0, 4]) {
                slider.value = size;
                slider.dispatchEvent(new Event('input'));
            }
        })()""")
        self.browser.settle()
        self.assertIn("Extra Large", self.name())
        self.assertEqual(self.browser.run(drawing), expected)

    def test_list_is_drawn_around_what_shows_when_the_slider_rests(self):
        rows = [{"title": f"Row {number}"} for number in range(100)]
        self.browser.open(self.export("--screen", self.write({"sections": [{"rows": rows}]})))
        # The dark pixels of letters below the visible part.
        dark = """canvas.getContext('2d').getImageData(
            0, innerHeight - canvas.getBoundingClientRect().top + 100, canvas.width, 100
        ).data.filter((value, index) => index % 4 === 0 && value < 128).length"""
        self.assertGreater(self.browser.run(dark), 0)
        moved = self.browser.run(f"""new Promise(done => {{
            const slider = document.getElementById('size');
            slider.value = 4;
            slider.dispatchEvent(new Event('input'));
            requestAnimationFrame(() => done({dark}));
        }})""")
        self.assertEqual(moved, 0)
        self.browser.settle()
        self.assertGreater(self.browser.run(dark), 0)

    def test_long_list_draws_what_shows(self):
        rows = [{"title": f"Row {number}", "value": "Value", "kind": "value"} for number in range(300)]
        self.browser.open(self.export("--screen", self.write({"sections": [{"rows": rows}]})))
        self.assertLess(self.browser.run("canvas.height"), 2000)
        self.browser.run("scrollTo(0, 10000)")
        self.browser.settle()
        top = self.browser.run("canvas.getBoundingClientRect().top")
        self.assertLess(top, 0)
        self.assertGreater(top, -700)
        # The same row stays at the upper edge.
        def first():
            return self.browser.run("""[...document.querySelectorAll('.item')].findIndex(
                node => node.getBoundingClientRect().bottom > 0)""")
        before = first()
        self.browser.press("+", "Equal", "+")
        self.browser.settle()
        self.assertAlmostEqual(first(), before, delta=1)


if __name__ == "__main__":
    unittest.main()
