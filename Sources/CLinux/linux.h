/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   What Linux and its C library have beyond POSIX, and Swift's Glibc module does not show. */

#include <malloc.h>
#include <stddef.h>
#include <sys/xattr.h>

/* rename(2) with flags, as <stdio.h> declares it for _GNU_SOURCE. */
extern int renameat2(int __oldfd, const char *__old, int __newfd, const char *__new,
                     unsigned int __flags);

/* RENAME_NOREPLACE and RENAME_EXCHANGE of <linux/fs.h>. */
enum { TYPELADDER_RENAME_NOREPLACE = 1, TYPELADDER_RENAME_EXCHANGE = 2 };
