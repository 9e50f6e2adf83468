#!/usr/bin/python3
# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""A window that files can be dragged out of, as out of a file manager.

    drag_source.py FILE...

Waits until it is ended.
"""
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402


def main():
    Gtk.init()
    files = [Gio.File.new_for_path(path) for path in sys.argv[1:]]
    uris = "".join(f"{file.get_uri()}\r\n" for file in files)
    content = Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(uris.encode()))
    drag = Gtk.DragSource(content=content, actions=Gdk.DragAction.COPY)
    label = Gtk.Label(label="Drag from here")
    label.add_controller(drag)
    window = Gtk.Window(title="Drag Source", default_width=200, default_height=200, child=label)
    window.present()
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
