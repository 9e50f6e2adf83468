/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   What the start of Typeladder is compared with: an application of libadwaita with a window as large as
   Typeladder's that holds a header bar, and nothing else. Prints the time at which its first frame has been painted, in microseconds of
   g_get_monotonic_time(), and ends. */
#include <adwaita.h>
#include <stdlib.h>

static gboolean has_painted = FALSE;

static void note_paint(GdkFrameClock *clock, gpointer data) { has_painted = TRUE; }

static void note_end(GdkFrameClock *clock, gpointer data) {
  if (!has_painted) return;
  printf("%" G_GINT64_FORMAT "\n", g_get_monotonic_time());
  exit(fflush(stdout));
}

static void activate(GApplication *application, gpointer data) {
  GtkWidget *window = adw_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_title(GTK_WINDOW(window), "Empty");
  gtk_window_set_default_size(GTK_WINDOW(window), 1040, 860);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "paint", G_CALLBACK(note_paint), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(note_end), NULL);
}

int main(int count, char **arguments) {
  AdwApplication *application =
      adw_application_new("io.github.typeladder.EmptyWindow", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, arguments);
}
