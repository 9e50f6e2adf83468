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
#include <string.h>

/* The direction of a letter; neutral for what has none. Pango's own functions for this and the next are
   the same, and deprecated in 1.44 without anything in their place; the macros are FriBidi's. */
static inline PangoDirection typeladder_direction(gunichar letter) {
    FriBidiCharType type = fribidi_get_bidi_type(letter);
    if (!FRIBIDI_IS_STRONG(type)) {
        return PANGO_DIRECTION_NEUTRAL;
    }
    return FRIBIDI_IS_RTL(type) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
}

/* Whether there is a zero among some bytes. */
static inline int typeladder_has_null(const void *bytes, size_t count) {
    return count > 0 && memchr(bytes, 0, count) != NULL;
}

/* The direction of the first letter that has one, as PangoLayout finds it. */
static inline PangoDirection typeladder_base_direction(const char *text, int length) {
    PangoDirection direction = PANGO_DIRECTION_NEUTRAL;
    for (const char *place = text; place < text + length && *place; place = g_utf8_next_char(place)) {
        direction = typeladder_direction(g_utf8_get_char(place));
        if (direction != PANGO_DIRECTION_NEUTRAL) {
            break;
        }
    }
    return direction;
}
