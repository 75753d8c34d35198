/// What ncurses cannot carry, in a form that it can: a number in two code points behind a cell's
/// own, taken out again before the frame is sent.
///
/// The code points are the supplementary variation selectors (U+E0100 to U+E01EF). They take no
/// column, so that ncurses keeps them with the cell, moves and compares them; and text never has
/// any in a cell (`ScalarClass.ignored`), so that each one in a frame is ours.
enum CellMark {
    /// How many numbers of one kind there are.
    static let capacity = base * base

    enum Kind {
        /// The cell stands for an emoji sequence, or, behind another base, for a part of a picture.
        /// An index of `EmojiSequence.table`, or the high bits of a picture's part.
        case emoji
        /// The cell belongs to a hyperlink: an index of `Hyperlink.addresses`.
        case link
    }

    /// What stands in the cell of an emoji sequence: the ideographic space, two columns wide.
    static let emojiBase: UInt32 = 0x3000

    /// What stands in the cell of a picture's part, with its low bits: of private use, one column wide.
    static let pictureBase: UInt32 = 0xF0000
    private static let pictureBits: UInt32 = 15
    /// The first and the last character that stands in the cell of a picture.
    static let pictureBases = pictureBase...pictureBase + (1 << pictureBits - 1)

    private static let base = 120
    private static let first: UInt32 = 0xE0100

    /// The two code points of a number below `capacity`.
    static func scalars(_ kind: Kind, _ number: Int) -> (UInt32, UInt32) {
        let start = kind == .emoji ? first : first + UInt32(base)
        return (start + UInt32(number / base), start + UInt32(number % base))
    }

    /// The kind and the digit of a code point; `nil` if it is none of a mark.
    static func digit(_ scalar: UInt32) -> (kind: Kind, digit: Int)? {
        guard (first..<first + 2 * UInt32(base)).contains(scalar) else { return nil }
        let offset = Int(scalar - first)
        return offset < base ? (.emoji, offset) : (.link, offset - base)
    }

    static func number(_ high: Int, _ low: Int) -> Int { high * base + low }

    /// The character and the two code points of a picture's part, in 27 bits.
    static func scalars(picture bits: UInt32) -> [UInt32] {
        let (high, low) = scalars(.emoji, Int(bits >> pictureBits))
        return [pictureBase | bits & (1 << pictureBits - 1), high, low]
    }

    /// The part of a picture that a character and the number behind it stand for; `nil` if for none.
    static func pictureBits(_ scalar: UInt32, _ number: Int) -> UInt32? {
        pictureBases.contains(scalar) ? UInt32(number) << pictureBits | (scalar - pictureBase) : nil
    }
}
