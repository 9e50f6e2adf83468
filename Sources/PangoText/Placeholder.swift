import CPango
func v() -> Int32 { pango_version() }
