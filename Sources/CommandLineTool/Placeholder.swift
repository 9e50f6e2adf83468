// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT
