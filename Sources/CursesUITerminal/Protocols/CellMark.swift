/// A number that ncurses carries along with a cell. It is encoded as two code points after the cell's own,
/// and removed again before the frame is sent.
///
/// The code points are the supplementary variation selectors (U+E0100 to U+E01EF). They have no width, so ncurses
/// stores, moves and compares them together with the cell. Text never contains them when it gets into a cell
/// (`ScalarClass.ignored`), so all variation selectors of this range in a frame are marks.
enum CellMark {
    /// The number of values of one kind.
    static let capacity = base * base

    enum Kind {
        /// An emoji sequence: an index of `EmojiSequence.table`. After a base character for pictures, it holds the high
        /// bits of a picture part instead.
        case emoji
        /// A hyperlink: an index of `Hyperlink.addresses`.
        case link
    }

    /// The base character of an emoji sequence: the ideographic space, two columns wide.
    static let emojiBase: UInt32 = 0x3000

    /// The first base character of picture parts. The offset from it holds the low bits of a part. These are
    /// private-use characters, one column wide.
    static let pictureBase: UInt32 = 0xF0000
    private static let pictureBits: UInt32 = 15
    /// The base characters of all picture parts.
    static let pictureBases = pictureBase...pictureBase + (1 << pictureBits - 1)

    private static let base = 120
    private static let first: UInt32 = 0xE0100

    /// Returns the two code points that encode a number below `capacity`.
    static func scalars(_ kind: Kind, _ number: Int) -> (UInt32, UInt32) {
        let start = kind == .emoji ? first : first + UInt32(base)
        return (start + UInt32(number / base), start + UInt32(number % base))
    }

    /// Returns the kind and the digit that a code point encodes; `nil` if it is not part of a mark.
    static func digit(_ scalar: UInt32) -> (kind: Kind, digit: Int)? {
        guard (first..<first + 2 * UInt32(base)).contains(scalar) else { return nil }
        let offset = Int(scalar - first)
        return offset < base ? (.emoji, offset) : (.link, offset - base)
    }

    static func number(_ high: Int, _ low: Int) -> Int { high * base + low }

    /// Returns the base character and the two code points that encode a picture part of 27 bits.
    static func scalars(picture bits: UInt32) -> [UInt32] {
        let (high, low) = scalars(.emoji, Int(bits >> pictureBits))
        return [pictureBase | bits & (1 << pictureBits - 1), high, low]
    }

    /// Returns the picture part that a base character and a number encode; `nil` if it is not a base character for
    /// pictures.
    static func pictureBits(_ scalar: UInt32, _ number: Int) -> UInt32? {
        pictureBases.contains(scalar) ? UInt32(number) << pictureBits | (scalar - pictureBase) : nil
    }
}
