/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   What later versions of GTK and libadwaita do in another way, which is taken where the headers offer
   it. Nothing outside this file asks for a version. */
#pragma once
#include <adwaita.h>
#include <gtk/gtk.h>

/* The color of text: GtkStyleContext goes with GTK 5. */
static inline void typeladder_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

/* A style sheet from a text. */
static inline void typeladder_css_provider_load(GtkCssProvider *provider, const char *text) {
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string(provider, text);
#else
    gtk_css_provider_load_from_data(provider, text, -1);
#endif
}

/* A widget behind the texts of a row that opens. */
static inline void typeladder_expander_row_add_suffix(AdwExpanderRow *row, GtkWidget *widget) {
#if ADW_CHECK_VERSION(1, 4, 0)
    adw_expander_row_add_suffix(row, widget);
#else
    adw_expander_row_add_action(row, widget);
#endif
}

/* Lets a screen reader speak a sentence, since GTK 4.14; FALSE before. */
static inline gboolean typeladder_announce(GtkWidget *widget, const char *message) {
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(
        GTK_ACCESSIBLE(widget), message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    return TRUE;
#else
    return FALSE;
#endif
}

/* A dialog: AdwDialog since libadwaita 1.5, which is a sheet at the bottom of a narrow window; a window
   of its own before. */
static inline void typeladder_dialog_present(GtkWidget *dialog, GtkWidget *parent) {
#if ADW_CHECK_VERSION(1, 5, 0)
    adw_dialog_present(ADW_DIALOG(dialog), parent);
#else
    gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
    if (parent != NULL) {
        gtk_window_set_transient_for(GTK_WINDOW(dialog), GTK_WINDOW(gtk_widget_get_root(parent)));
    }
    gtk_window_present(GTK_WINDOW(dialog));
#endif
}

static inline void typeladder_dialog_close(GtkWidget *dialog) {
#if ADW_CHECK_VERSION(1, 5, 0)
    adw_dialog_force_close(ADW_DIALOG(dialog));
#else
    gtk_window_destroy(GTK_WINDOW(dialog));
#endif
}

/* A question: AdwAlertDialog since libadwaita 1.5, AdwMessageDialog before. */
static inline GtkWidget *typeladder_message_dialog_new(const char *heading, const char *body) {
#if ADW_CHECK_VERSION(1, 5, 0)
    return GTK_WIDGET(adw_alert_dialog_new(heading, body));
#else
    return adw_message_dialog_new(NULL, heading, body);
#endif
}

static inline void typeladder_message_dialog_add_response(
    GtkWidget *dialog, const char *name, const char *label, AdwResponseAppearance appearance) {
#if ADW_CHECK_VERSION(1, 5, 0)
    adw_alert_dialog_add_response(ADW_ALERT_DIALOG(dialog), name, label);
    adw_alert_dialog_set_response_appearance(ADW_ALERT_DIALOG(dialog), name, appearance);
#else
    adw_message_dialog_add_response(ADW_MESSAGE_DIALOG(dialog), name, label);
    adw_message_dialog_set_response_appearance(ADW_MESSAGE_DIALOG(dialog), name, appearance);
#endif
}

static inline void typeladder_message_dialog_set_response_enabled(
    GtkWidget *dialog, const char *name, gboolean enabled) {
#if ADW_CHECK_VERSION(1, 5, 0)
    adw_alert_dialog_set_response_enabled(ADW_ALERT_DIALOG(dialog), name, enabled);
#else
    adw_message_dialog_set_response_enabled(ADW_MESSAGE_DIALOG(dialog), name, enabled);
#endif
}

/* About the program: AdwAboutDialog since libadwaita 1.5, AdwAboutWindow before. */
static inline GtkWidget *typeladder_about_dialog_new(void) {
#if ADW_CHECK_VERSION(1, 5, 0)
    return GTK_WIDGET(adw_about_dialog_new());
#else
    return adw_about_window_new();
#endif
}

/* A sidebar beside some content, or over it: AdwOverlaySplitView since libadwaita 1.4, AdwFlap before. */
#if ADW_CHECK_VERSION(1, 4, 0)
#define TYPELADDER_SPLIT_VIEW_SHOWN "show-sidebar"
#define TYPELADDER_SPLIT_VIEW_FOLDED "collapsed"
#define TYPELADDER_SPLIT_VIEW_FOLDS_ITSELF 0
#else
#define TYPELADDER_SPLIT_VIEW_SHOWN "reveal-flap"
#define TYPELADDER_SPLIT_VIEW_FOLDED "folded"
#define TYPELADDER_SPLIT_VIEW_FOLDS_ITSELF 1
#endif

static inline GtkWidget *typeladder_split_view_new(GtkWidget *content, GtkWidget *sidebar) {
#if ADW_CHECK_VERSION(1, 4, 0)
    AdwOverlaySplitView *view = ADW_OVERLAY_SPLIT_VIEW(adw_overlay_split_view_new());
    adw_overlay_split_view_set_content(view, content);
    adw_overlay_split_view_set_sidebar(view, sidebar);
    adw_overlay_split_view_set_sidebar_width_unit(view, ADW_LENGTH_UNIT_PX);
    return GTK_WIDGET(view);
#else
    AdwFlap *view = ADW_FLAP(adw_flap_new());
    adw_flap_set_content(view, content);
    adw_flap_set_flap(view, sidebar);
    adw_flap_set_separator(view, gtk_separator_new(GTK_ORIENTATION_VERTICAL));
    /* The least that both can do with is no use to anybody. */
    adw_flap_set_fold_threshold_policy(view, ADW_FOLD_THRESHOLD_POLICY_NATURAL);
    return GTK_WIDGET(view);
#endif
}

/* Folds an AdwOverlaySplitView, or not, and gives its sidebar a width; an AdwFlap does both by itself. */
static inline void typeladder_split_view_fold(GtkWidget *view, gboolean folded, int sidebar_width) {
#if ADW_CHECK_VERSION(1, 4, 0)
    AdwOverlaySplitView *split_view = ADW_OVERLAY_SPLIT_VIEW(view);
    adw_overlay_split_view_set_min_sidebar_width(split_view, sidebar_width);
    adw_overlay_split_view_set_max_sidebar_width(split_view, sidebar_width);
    adw_overlay_split_view_set_collapsed(split_view, folded);
#else
    (void)view;
    (void)folded;
    (void)sidebar_width;
#endif
}
