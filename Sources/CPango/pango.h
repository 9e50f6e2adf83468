/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   Whether a C type is opaque to Swift depends on this list: changing it changes signatures. */

/* pango_find_base_dir() was deprecated in 1.44 without anything in its place, while PangoLayout
   itself goes on calling it. */
#define PANGO_VERSION_MIN_REQUIRED PANGO_VERSION_1_42
#include <pango/pango-version-macros.h>

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
