/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   libhyphen has no pkg-config file. */

#include <hyphen.h>
