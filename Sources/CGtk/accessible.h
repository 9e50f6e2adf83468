/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   An accessible text of a widget, which GTK hands out to screen readers and to tests alone. */
#pragma once
#include <gtk/gtk.h>

/* The text in quotation marks, to be freed; what it is compared with is never equal. */
static inline char *typeladder_accessible_text(GtkAccessible *accessible, GtkAccessibleProperty property) {
    return gtk_test_accessible_check_property(accessible, property, "\001", NULL);
}

/* Asks a widget for its tooltip at its corner, as the pointer does. */
static inline gboolean typeladder_query_tooltip(GtkWidget *widget, GtkTooltip *tooltip) {
    gboolean shows = FALSE;
    g_signal_emit_by_name(widget, "query-tooltip", 0, 0, FALSE, tooltip, &shows);
    return shows;
}
