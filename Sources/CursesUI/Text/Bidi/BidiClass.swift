/// The Bidi_Class property of a scalar, with the names of UAX #9, table 4.
enum BidiClass: UInt8 {
    // Strong types
    case l, r, al
    // Weak types
    case en, es, et, an, cs, nsm, bn
    // Neutral types
    case b, s, ws, on
    // Explicit formatting characters
    case lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

    /// Whether the scalar is LRI, RLI or FSI (BD8).
    var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

    /// Whether the scalar is an isolate formatting character.
    var isIsolateControl: Bool { isIsolateInitiator || self == .pdi }

    /// Whether X9 removes the scalar, so that later rules ignore it.
    var isRemoved: Bool {
        switch self {
        case .lre, .lro, .rle, .rlo, .pdf, .bn: true
        default: false
        }
    }

    /// Whether the scalar is neutral or an isolate formatting character: NI in the rules N0 to N2.
    var isNeutral: Bool {
        switch self {
        case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
        default: false
        }
    }

    /// Whether L1 resets the scalar to the paragraph level at the end of a line or before a separator: white space,
    /// isolate formatting characters, and the scalars that X9 removes.
    var isTrailing: Bool { self == .ws || isIsolateControl || isRemoved }

    /// Whether L1 resets the scalar, and the white space before it, to the paragraph level.
    var isSeparator: Bool { self == .b || self == .s }
}
