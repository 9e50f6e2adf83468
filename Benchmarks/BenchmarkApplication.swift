// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DesktopApp
import Files
import GtkKit
import Syntax

/// The common code of all benchmarks with a window.
enum BenchmarkApplication {
    static func start() throws -> Application {
        let identifier = "io.github.typeladder.Benchmark"
        ProgramIdentity.setNames(program: identifier, application: "Typeladder Benchmark")
        guard Display.connect() else {
            throw BenchmarkError("there is no display; use scripts/bench, which brings one")
        }
        let application = Application(identifier: identifier, features: .isNotUnique)
        try application.register()
        return application
    }

    /// Starts with the resources and the style sheet of the program.
    static func startProgram() throws -> (Application, ResourceFolder) {
        let resources = try ResourceFolder.locate()
        let application = try start()
        let css = SourceFile.read(resources.path("style.css")).value?.bytes ?? []
        Display.addStyleSheet(String(decoding: css, as: UTF8.self))
        return (application, resources)
    }

    /// The only window.
    static func window() throws -> UnsafeMutablePointer<GtkWidget> {
        guard let window = g_list_model_get_item(gtk_window_get_toplevels(), 0) else {
            throw BenchmarkError("no window opened")
        }
        g_object_unref(window)
        return window.assumingMemoryBound(to: GtkWidget.self)
    }
}
