/// Canonical composition for the scripts in which terminals need it: Hangul and kana.
///
/// Terminals measure or draw a decomposed syllable differently from the composed one. In other scripts, a base and its
/// mark share a cell without problems, so they stay decomposed.
enum Composition {
    /// Returns the scalar that is canonically equivalent to a base and a following mark; `nil` if there is none.
    static func scalar(_ base: UInt32, _ mark: UInt32) -> UInt32? {
        switch mark {
        case 0x1161...0x1175, 0x11A8...0x11C2: hangul(base, mark)
        case 0x3099: voiced(base)
        case 0x309A: semiVoiced(base)
        default: nil
        }
    }

    /// Composes Hangul syllables (The Unicode Standard, section 3.12).
    private static func hangul(_ base: UInt32, _ mark: UInt32) -> UInt32? {
        switch (base, mark) {
        case (0x1100...0x1112, 0x1161...0x1175):
            0xAC00 + ((base - 0x1100) * 21 + (mark - 0x1161)) * 28
        case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base - 0xAC00) % 28 == 0:
            base + (mark - 0x11A7)
        default:
            nil
        }
    }

    /// Composes hiragana or katakana with the voiced sound mark, U+3099. Each katakana is 0x60 above its hiragana.
    private static func voiced(_ base: UInt32) -> UInt32? {
        let isKatakana = (0x30A1...0x30FF).contains(base)
        switch isKatakana ? base - 0x60 : base {
        case 0x3046: return base + 0x4E  // u, vu
        case 0x304B...0x3062 where base % 2 == 1: return base + 1  // k, s, t as far as chi
        case 0x3064, 0x3066, 0x3068: return base + 1  // tsu, te, to
        case 0x306F...0x307D where (base - (isKatakana ? 0x30CF : 0x306F)) % 3 == 0:
            return base + 1  // h
        case 0x308F...0x3092 where isKatakana: return base + 8  // wa, wi, we, wo
        case 0x309D: return base + 1  // iteration mark
        default: return nil
        }
    }

    /// Composes the h row of the kana with the semi-voiced sound mark, U+309A.
    private static func semiVoiced(_ base: UInt32) -> UInt32? {
        switch base {
        case 0x306F...0x307D where (base - 0x306F) % 3 == 0: base + 2
        case 0x30CF...0x30DD where (base - 0x30CF) % 3 == 0: base + 2
        default: nil
        }
    }
}
