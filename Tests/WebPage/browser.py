# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Chromium without a window, driven through the DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

import websocket


class Browser:
    """A browser with one page. It has a profile of its own, which is removed at the end."""

    def __init__(self, width=1280, height=900, scale=1):
        self.profile = tempfile.mkdtemp(prefix="typeladder-page-")
        self.process = subprocess.Popen(
            [
                "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--remote-debugging-port=0", "--remote-allow-origins=*", "--no-first-run",
                "--disable-background-networking", "--disable-component-update",
                f"--user-data-dir={self.profile}", f"--window-size={width},{height}", "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )
        port = self._port()
        self.number = 0
        self.events = []
        self.socket = self._connect(port)
        for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"]:
            self.call(f"{domain}.enable")
        self.resize(width, height, scale)

    def _port(self):
        path = os.path.join(self.profile, "DevToolsActivePort")
        for _ in range(300):
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    text = file.read().split("\n")
                if len(text) > 1:
                    return text[0]
            time.sleep(0.1)
        raise RuntimeError("Chromium did not start. Try: chromium --headless=new about:blank")

    def _connect(self, port):
        import urllib.request

        for _ in range(100):
            pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
            for page in pages:
                if page["type"] == "page":
                    return websocket.create_connection(
                        page["webSocketDebuggerUrl"], timeout=60, suppress_origin=True)
            time.sleep(0.1)
        raise RuntimeError("Chromium has no page.")

    def close(self):
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def call(self, method, **parameters):
        """Calls a method of the protocol, and keeps the events that come before its answer."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def resize(self, width, height, scale=1, mobile=False):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale, mobile=mobile)

    def open(self, path, dark=False, scripts=True):
        """Opens a file, and waits until it is drawn."""
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.events = []
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        for _ in range(200):
            if any(event.get("method") == "Page.loadEventFired" for event in self.events):
                break
            self.call("Browser.getVersion")
            time.sleep(0.02)
        if scripts:
            self.settle()

    def settle(self):
        """Waits until the page is drawn, and its texts are over the drawing."""
        self.run(
            "new Promise(done => setTimeout(() => requestAnimationFrame(() => "
            "requestAnimationFrame(done)), 250))")

    def run(self, script):
        """The value of an expression in the page."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def picture(self, path=None, clip=None):
        """The pixels of the page, or of x, y, width, and height in it, as PNG."""
        options = {}
        if clip:
            x, y, width, height = clip
            options["clip"] = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        shot = self.call("Page.captureScreenshot", format="png", **options)
        data = base64.b64decode(shot["data"])
        if path:
            open(path, "wb").write(data)
        return data

    def press(self, key, code=None, text=None):
        extra = {"text": text} if text else {}
        for kind in ["keyDown", "keyUp"]:
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, code=code or key,
                windowsVirtualKeyCode=KEYS.get(key, ord(key[0]) if len(key) == 1 else 0),
                **(extra if kind == "keyDown" else {}))

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def drag(self, start, end, steps=8):
        self.mouse("mouseMoved", *start)
        self.mouse("mousePressed", *start, button="left", clickCount=1)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.mouse("mouseMoved", x, y, button="left", buttons=1)
        self.mouse("mouseReleased", *end, button="left", clickCount=1)

    def click(self, x, y):
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def touch(self, start, end, steps=8):
        def point(step):
            return [
                {"x": a + (b - a) * step / steps, "y": c}
                for a, b, c in [(start[0], end[0], start[1])]
            ]

        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=point(0))
        for step in range(1, steps + 1):
            self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=point(step))
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


KEYS = {
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
    "Escape": 27, "Tab": 9, "PageUp": 33, "PageDown": 34,
}
