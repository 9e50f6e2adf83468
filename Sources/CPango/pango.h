/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   Whether a C type is opaque to Swift depends on this list: changing it changes signatures. */
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <fribidi.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/* The direction of the first letter that has one, as PangoLayout finds it. pango_find_base_dir() is the
   same, deprecated in 1.44 without anything in its place; which letters have a direction is a macro of
   FriBidi. */
static inline PangoDirection typeladder_base_direction(const char *text, int length) {
    for (const char *place = text; place < text + length && *place; place = g_utf8_next_char(place)) {
        FriBidiCharType type = fribidi_get_bidi_type(g_utf8_get_char(place));
        if (FRIBIDI_IS_STRONG(type)) {
            return FRIBIDI_IS_RTL(type) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
        }
    }
    return PANGO_DIRECTION_NEUTRAL;
}
