/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   Whether a C type is opaque to Swift depends on this list: changing it changes signatures. */
#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>
#include <locale.h>

#include "accessible.h"
#include "deprecated.h"
#include "versions.h"
