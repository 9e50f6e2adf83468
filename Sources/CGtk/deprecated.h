/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   What is deprecated in later versions of GTK and libadwaita, and used all the same: each with the
   version that deprecates it, why it is used, and what ends that. Warnings about deprecations are off
   in this file and nowhere else. */
#pragma once
#include <adwaita.h>
#include <gtk/gtk.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

/* GtkFileChooserNative, GTK 4.10. GtkFileDialog in its place has no choices beside the files, and
   themes and pictures are saved with one for their format. Ends with GTK 5, or with choices there. */
static inline GtkFileChooserNative *typeladder_file_chooser_new(
    const char *title, GtkWindow *parent, GtkFileChooserAction action) {
    return gtk_file_chooser_native_new(title, parent, action, NULL, NULL);
}

static inline void typeladder_file_chooser_add_filter(
    GtkFileChooserNative *chooser, GtkFileFilter *filter) {
    gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(chooser), filter);
}

static inline void typeladder_file_chooser_set_name(
    GtkFileChooserNative *chooser, const char *name) {
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(chooser), name);
}

static inline void typeladder_file_chooser_set_folder(
    GtkFileChooserNative *chooser, GFile *folder) {
    gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(chooser), folder, NULL);
}

static inline void typeladder_file_chooser_add_choice(
    GtkFileChooserNative *chooser, const char *name, const char *label, const char **options,
    const char **labels) {
    gtk_file_chooser_add_choice(GTK_FILE_CHOOSER(chooser), name, label, options, labels);
}

static inline const char *typeladder_file_chooser_get_choice(
    GtkFileChooserNative *chooser, const char *name) {
    return gtk_file_chooser_get_choice(GTK_FILE_CHOOSER(chooser), name);
}

static inline void typeladder_file_chooser_set_multiple(
    GtkFileChooserNative *chooser, gboolean multiple) {
    gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(chooser), multiple);
}

static inline GListModel *typeladder_file_chooser_get_files(GtkFileChooserNative *chooser) {
    return gtk_file_chooser_get_files(GTK_FILE_CHOOSER(chooser));
}

/* GtkColorChooserWidget, GTK 4.10. GtkColorDialog in its place is a window of its own: no editor can
   stand in a popover, and no color shows while it is being dragged. Ends with GTK 5. */
static inline GtkWidget *typeladder_color_editor_new(void) { return gtk_color_chooser_widget_new(); }

static inline void typeladder_color_editor_get(GtkWidget *editor, GdkRGBA *color) {
    gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(editor), color);
}

static inline void typeladder_color_editor_set(GtkWidget *editor, const GdkRGBA *color) {
    gtk_color_chooser_set_rgba(GTK_COLOR_CHOOSER(editor), color);
}

#pragma clang diagnostic pop
