# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""How long the window does not answer, in processor time of its main thread."""
import threading

from gi.repository import Gio, GLib

LONGEST_ANSWER = 120_000  # milliseconds until a question is given up


class Pings(threading.Thread):
    """Asks a program on the accessibility bus again and again, from a thread and a connection of its own.

    The main thread answers between two events. What it works from question to answer is what a reader
    waits for on a machine that does nothing else; other programs make the wait longer, not this.
    """

    def __init__(self, process):
        super().__init__(daemon=True)
        self.process = process
        self.longest = 0.0  # milliseconds
        self.count = 0
        self._ended = threading.Event()
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1
        ).unpack()[0]
        self._bus = Gio.DBusConnection.new_for_address_sync(
            address,
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        )
        self._name = next(name for name in self._ask_bus("ListNames") if self._is_program(name))

    def _ask_bus(self, method, *names):
        arguments = GLib.Variant(f"({'s' * len(names)})", names)
        bus = "org.freedesktop.DBus"
        path = "/org/freedesktop/DBus"
        return self._bus.call_sync(bus, path, bus, method, arguments, None, 0, -1).unpack()[0]

    def _is_program(self, name):
        try:
            return self._ask_bus("GetConnectionUnixProcessID", name) == self.process
        except GLib.Error:  # it is gone
            return False

    def _worked(self):
        """Milliseconds that the main thread has worked."""
        with open(f"/proc/{self.process}/task/{self.process}/schedstat", encoding="ascii") as file:
            return int(file.read().split()[0]) / 1e6

    def run(self):
        question = GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "ChildCount"))
        while not self._ended.is_set():
            before = self._worked()
            self._bus.call_sync(
                self._name,
                "/org/a11y/atspi/accessible/root",
                "org.freedesktop.DBus.Properties",
                "Get",
                question,
                None,
                Gio.DBusCallFlags.NONE,
                LONGEST_ANSWER,
            )
            self.longest = max(self.longest, self._worked() - before)
            self.count += 1
            self._ended.wait(0.004)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self._ended.set()
        self.join()
