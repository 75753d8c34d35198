/// The Unicode Bidirectional Algorithm, UAX #9 for Unicode 15.0. ``BidiParagraph`` applies it.
enum BidiAlgorithm {
    /// The maximum embedding level: max_depth (BD2).
    static let maximumDepth: UInt8 = 125

    /// The maximum number of opening brackets on the stack (BD16).
    static let maximumBrackets = 63

    /// Returns whether the algorithm affects a text in a left-to-right paragraph: whether the text has a right-to-left
    /// letter, an Arabic number or a bidi control. It always affects a text in a right-to-left paragraph.
    static func isNeeded(for scalars: some Sequence<Unicode.Scalar>) -> Bool {
        // All right-to-left scalars have code points from the Hebrew block on.
        scalars.contains { $0.value >= 0x590 && isNeeded(for: $0) }
    }

    private static func isNeeded(for scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            switch BidiClass(scalar) {
            case .r, .al, .an: true
            default: scalar.isBidiControl
            }
        default: false
        }
    }

    /// Returns the visual order of the units of a line, from their levels after L1: the indices of the units from left
    /// to right (L2).
    ///
    /// A unit is displayed as a whole: it is a scalar, or a grapheme cluster with the level of its first scalar, so
    /// that marks stay after their base (L3).
    static func visualOrder(of levels: [UInt8]) -> [Int] {
        levels.contains { $0 != 0 } ? BidiVisualOrder(levels).indices : Array(levels.indices)
    }
}
