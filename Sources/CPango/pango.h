/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   Whether a C type is opaque to Swift depends on this list: changing it changes signatures. */
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
