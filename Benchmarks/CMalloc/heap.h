/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   Swift's own module of the C library leaves this header out. */
#include <malloc.h>
