/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   The simplified interface of libpng, which cairo links as well. */

#include <png.h>

/* Makes an opaque picture of 8-bit RGB as a PNG.

   pixels: rows of width * 3 bytes without padding.
   buffer, length: the room for the file; length becomes the length of the file.
   Returns 0 on failure, also if the room is too small. */
static inline int typeladder_png_write(
    const void *pixels, unsigned width, unsigned height, void *buffer, size_t *length) {
    png_image image = {
        .version = PNG_IMAGE_VERSION,
        .width = width,
        .height = height,
        .format = PNG_FORMAT_RGB,
        /* No filters, and zlib's level 3. */
        .flags = PNG_IMAGE_FLAG_FAST,
    };
    png_alloc_size_t size = *length;
    int written = png_image_write_to_memory(&image, buffer, &size, 0, pixels, 0, NULL);
    png_image_free(&image);
    *length = size;
    return written;
}
