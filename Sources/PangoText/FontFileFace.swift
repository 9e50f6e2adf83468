// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Syntax

/// A face of a font file, for properties that fontconfig lacks.
struct FontFileFace: Hashable {
    var file: FilePath
    /// The index of the face in the file, without an instance.
    var index: Int

    /// The PostScript names of a variable font's named instances, in order.
    ///
    /// Fontconfig 2.14 gives all instances the name of the font. If the font has no name for an instance, it
    /// gets the name of Core Text: the name of the default instance and the style, such as
    /// `Quicksand-Light_Bold`.
    func instanceNames() -> [String] {
        guard let blob = hb_blob_create_from_file_or_fail(file.string) else { return [] }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(index)) else { return [] }
        defer { hb_face_destroy(face) }
        let base = Self.name(6, of: face)
        return (0..<hb_ot_var_get_named_instance_count(face)).map { instance in
            let own = Self.name(
                hb_ot_var_named_instance_get_postscript_name_id(face, instance), of: face)
            if !own.isEmpty { return own }
            let style = Self.name(
                hb_ot_var_named_instance_get_subfamily_name_id(face, instance), of: face)
            return "\(base)_\(style.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })"
        }
    }

    /// An entry of the table `name`, empty if it does not exist (`HB_OT_NAME_ID_INVALID`).
    private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String {
        var size: UInt32 = 256
        var text = [CChar](repeating: 0, count: Int(size))
        guard id != 0xFFFF,
            hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &text) > 0
        else { return "" }
        return String(decoding: text.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
