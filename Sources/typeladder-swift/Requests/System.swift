// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

/// Writes all bytes.
///
/// - Returns: whether they could be written.
func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest.removeFirst(count)
    }
    return true
}

/// Limits what this process may use of a resource.
func limit(_ resource: __rlimit_resource, to value: rlim_t) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}
