import CGtk
func v() -> UInt32 { gtk_get_major_version() }
