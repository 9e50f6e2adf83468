/* Copyright (c) 2026 the Typeladder authors
   SPDX-License-Identifier: MIT

   The simplified interface of libpng, which cairo links as well. */

#include <png.h>

/* Reads a PNG as rows of 8-bit blue, green, red, and alpha, without padding.

   width, height: the expected size; a file of another size is not read.
   pixels: the room for them, width * height * 4 bytes.
   Returns 0 on failure. */
static inline int typeladder_png_read(
    const void *file, size_t length, unsigned width, unsigned height, void *pixels) {
    png_image image = { .version = PNG_IMAGE_VERSION };
    if (!png_image_begin_read_from_memory(&image, file, length)) return 0;
    image.format = PNG_FORMAT_BGRA;
    int read = image.width == width && image.height == height
        && png_image_finish_read(&image, NULL, pixels, 0, NULL);
    png_image_free(&image);
    return read;
}

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
