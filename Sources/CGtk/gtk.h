/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   Whether a C type is opaque to Swift depends on this list: changing it changes signatures. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74
#include <adwaita.h>
#include <gtk/gtk.h>
