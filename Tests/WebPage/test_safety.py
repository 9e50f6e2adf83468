# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""What exported web pages must not do."""

import unittest

from pages import SCREENS, BrowserTest

HOSTILE = [
    "</script><script>document.title = 'broken'</script>", "]]> <!-- -->", "\u2028 and \u2029",
    "\"quotes\" and 'single' ones & &lt;", "</style></svg></span><img src=x onerror=alert(1)>",
    "javascript:alert(1)", "::error::", "|`pipe`|",
]


class SafetyTests(BrowserTest):
    def test_nothing_is_requested(self):
        for screen in SCREENS:
            self.browser.open(self.export("--screen", screen))
            requests = [
                event["params"]["request"]["url"] for event in self.browser.events
                if event.get("method") == "Network.requestWillBeSent"
            ]
            self.assertEqual([url for url in requests if not url.startswith(("file:", "data:"))], [])
            self.assertEqual(len([url for url in requests if url.startswith("file:")]), 1)
            self.assertEqual(self.problems(), [])

    def test_policy_stops_the_network_and_other_scripts(self):
        self.browser.open(self.export())
        # The violation tells a policy from a network that is not there.
        attempts = {
            "connect-src": "fetch('https://example.org').catch(() => {})",
            "img-src": "new Image().src = 'https://example.org/a.png'",
            "script-src-elem": "document.body.append(Object.assign(document.createElement('script'), "
                               "{textContent: 'window.ran = true'}))",
            "style-src-elem": "document.body.append(Object.assign(document.createElement('style'), "
                              "{textContent: 'body { display: none }'}))",
        }
        for directive, attempt in attempts.items():
            violated = self.browser.run(f"""new Promise(done => {{
                addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective), {{once: true}});
                setTimeout(() => done('nothing'), 5000);
                {attempt};
            }})""")
            self.assertEqual(violated, directive)
        self.assertIsNone(self.browser.run("window.ran"))

    def test_hostile_texts_break_nothing(self):
        screen = {
            "title": HOSTILE[0],
            "sections": [{
                "title": text, "footer": text,
                "rows": [{"kind": "value", "title": text, "value": text}],
            } for text in HOSTILE],
        }
        self.browser.open(self.export("--screen", self.write(screen)))
        self.assertEqual(self.browser.run("document.querySelectorAll('script').length"), 2)
        self.assertEqual(self.browser.run("document.querySelectorAll('img').length"), 0)
        shown = self.browser.run(
            "[...document.querySelectorAll('.text')].map(node => node.textContent)")
        for text in HOSTILE:
            self.assertTrue(any(text.lower() == other.lower() for other in shown), text)
        self.assertEqual(self.problems(), [])
        self.assertIn("</script>", self.browser.run("document.title"))


if __name__ == "__main__":
    unittest.main()
