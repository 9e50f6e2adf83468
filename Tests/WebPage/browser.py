# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Chromium without a window, driven through the DevTools protocol."""

import atexit
import base64
import contextlib
import json
import os
import pathlib
import select
import signal
import subprocess
import tempfile
import time

# The seconds after which Chromium hangs. A busy machine needs several to start it.
PATIENCE = 60


class Browser:
    """A browser with one page. It has a profile of its own, which is removed at the end.

    Commands and answers go through two pipes, so Chromium needs no port, and ends when this process does.
    """

    def __init__(self, width=1280, height=900, scale=1):
        # Whatever ends this process, except a kill, removes the profile.
        self.cleanup = contextlib.ExitStack()
        atexit.register(self.close)
        profile = self.cleanup.enter_context(
            tempfile.TemporaryDirectory(prefix="typeladder-page-", ignore_cleanup_errors=True))
        self.number, self.events, self.session, self.unread = 0, [], None, b""
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # Chromium reads descriptor 3 and writes to 4. Its shared memory is in files, because /dev/shm of a container
        # is small.
        words = [
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--disable-dev-shm-usage", "--remote-debugging-pipe", "--no-first-run",
            "--disable-background-networking", "--disable-component-update",
            f"--user-data-dir={profile}", f"--window-size={width},{height}", "about:blank",
        ]
        self.log = pathlib.Path(profile, "chromium.log")
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                ["bash", "-c", f'exec "$@" 3<&{commands} 4>&{answers}', "chromium", *words],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=(commands, answers),
                start_new_session=True)
        self.cleanup.callback(self._end)
        os.close(commands)
        os.close(answers)
        page = next(
            target for target in self.call("Target.getTargets")["targetInfos"] if target["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"]:
            self.call(f"{domain}.enable")
        self.resize(width, height, scale)

    def close(self):
        atexit.unregister(self.close)
        self.cleanup.close()

    def _end(self):
        # Without the pipes, Chromium ends. What is left of it is in its process group.
        os.close(self.commands)
        os.close(self.answers)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def call(self, method, **parameters):
        """Calls a method of the protocol, and keeps the events that come before its answer."""
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        try:
            os.write(self.commands, json.dumps(command).encode() + b"\0")
        except BrokenPipeError:
            raise self._ended() from None
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self._message(method, deadline)
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def _message(self, method, deadline):
        while b"\0" not in self.unread:
            if not select.select([self.answers], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError(f"Chromium has not answered {method} for {PATIENCE} seconds.")
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise self._ended()
            self.unread += data
        message, self.unread = self.unread.split(b"\0", 1)
        return json.loads(message)

    def _ended(self):
        return RuntimeError(f"Chromium ended: {self.log.read_text(errors='replace')[-2000:]}")

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
        answer = self.call("Page.navigate", url="file://" + os.path.abspath(path))
        if "errorText" in answer:
            raise RuntimeError(f"Chromium cannot open {path}: {answer['errorText']}")
        deadline = time.monotonic() + PATIENCE
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self._message("Page.navigate", deadline))
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

    def picture(self, clip=None):
        """The pixels of the page, or of x, y, width, and height in it, as PNG."""
        options = {}
        if clip:
            x, y, width, height = clip
            options["clip"] = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        shot = self.call("Page.captureScreenshot", format="png", **options)
        return base64.b64decode(shot["data"])

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

# A terminated run cleans up like a finished one.
signal.signal(signal.SIGTERM, lambda *_: exit(1))
