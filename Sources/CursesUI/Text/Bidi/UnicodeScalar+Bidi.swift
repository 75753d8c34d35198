extension Unicode.Scalar {
    /// Whether the scalar has the property Bidi_Control: it controls the algorithm, and is never shown.
    var isBidiControl: Bool {
        switch value {
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The mirror image of the scalar (Bidi_Mirroring_Glyph), for positions with an odd level (L4); the scalar itself
    /// if Unicode defines none.
    var mirrored: Unicode.Scalar {
        BidiMirroringTable.images.value(of: value).flatMap(Unicode.Scalar.init) ?? self
    }
}
