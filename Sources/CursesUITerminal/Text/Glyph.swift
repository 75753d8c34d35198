/// The content of a cell: a Unicode scalar or a cluster of several scalars, with its width in columns.
///
/// A glyph takes four bytes, and contains no references. Single scalars are stored inline. Clusters stay in
/// `ClusterTable`, and emoji sequences in `EmojiSequence.table`, until the process ends. Text becomes glyphs only
/// through `Glyph.glyphs(for:)` and `CellBuffer.put(_:style:at:clip:)`, so a glyph never contains a control character.
/// A glyph can also show a part of a picture. Text never becomes such a glyph.
public struct Glyph: Hashable, Sendable {
    /// The value of the scalar; with `Glyph.clusterFlag`, an index in the cluster table; with `Glyph.emojiFlag`, an
    /// index in the table of emoji sequences; or with `Glyph.pictureFlag`, a part of a picture. Bits 24 and 25 hold the
    /// width.
    private let bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    private static let clusterFlag: UInt32 = 1 << 31
    private static let emojiFlag: UInt32 = 1 << 30
    private static let pictureFlag: UInt32 = 1 << 29
    /// The number of low bits that hold the position in a picture; the picture's number is above them.
    private static let placeBits: UInt32 = 17
    private static let valueMask: UInt32 = 1 << 24 - 1

    public static let space = Glyph(scalar: " ", width: 1)
    /// The right half of a wide glyph.
    public static let continuation = Glyph(bits: 0)

    /// Creates the glyph of a single scalar that is known to be printable.
    package init(scalar: Unicode.Scalar, width: Int) {
        bits = scalar.value | UInt32(width) << 24
    }

    /// Creates the glyph of the scalars of one cell: a spacing scalar and marks of zero width.
    ///
    /// If the cluster table is full, the marks are dropped.
    init(_ scalars: CellScalars, width: Int) {
        if scalars.count > 1, let index = ClusterTable.shared.index(of: scalars) {
            bits = Glyph.clusterFlag | index | UInt32(width) << 24
        } else {
            bits = scalars[0] | UInt32(width) << 24
        }
    }

    /// Creates the glyph of an emoji sequence, which is two columns wide.
    ///
    /// If the table is full or the sequence is too long, the degraded form is used.
    init(_ sequence: EmojiSequence) {
        if sequence.isComplete, let index = EmojiSequence.table.index(of: sequence) {
            self.init(bits: Glyph.emojiFlag | UInt32(index) | UInt32(EmojiSequence.width) << 24)
        } else {
            var scalars = CellScalars()
            sequence.degraded.forEach { scalars.append($0) }
            self.init(scalars, width: EmojiSequence.width)
        }
    }

    /// Creates the glyph of a part of a picture, which is one column wide.
    ///
    /// The picture's number and the position take 27 bits: the value bits, and three bits above the width.
    init(picture number: Int, row: Int, column: Int) {
        let place = UInt32(row * TerminalPicture.maximumSide + column)
        let value = UInt32(number) << Glyph.placeBits | place
        bits = Glyph.pictureFlag | (value >> 24) << 26 | 1 << 24 | value & Glyph.valueMask
    }

    /// The number of the picture in its table, and the position of the part that the glyph shows; `nil` if the glyph is
    /// text.
    package var picturePlace: (number: Int, row: Int, column: Int)? {
        guard let value = pictureBits else { return nil }
        let place = Int(value & (1 << Glyph.placeBits - 1))
        let (row, column) = place.quotientAndRemainder(dividingBy: TerminalPicture.maximumSide)
        return (Int(value >> Glyph.placeBits), row, column)
    }

    /// The picture's number and the position in 27 bits; `nil` if the glyph is text.
    var pictureBits: UInt32? {
        bits & Glyph.pictureFlag == 0 ? nil : (bits >> 26 & 7) << 24 | bits & Glyph.valueMask
    }

    /// The emoji sequence that the glyph shows on terminals that draw it as one glyph; otherwise `nil`.
    package var emojiSequence: EmojiSequence? {
        emojiIndex.map(EmojiSequence.table.value(at:))
    }

    /// The index of the emoji sequence in its table; `nil` if the glyph is not an emoji sequence.
    var emojiIndex: Int? { bits & Glyph.emojiFlag == 0 ? nil : Int(bits & Glyph.valueMask) }

    /// The width in columns: 1 or 2; 0 for `continuation`.
    public var width: Int { Int(bits >> 24 & 3) }

    /// The glyph's code point if it is printable ASCII; otherwise `nil`.
    var ascii: UInt32? {
        // An index of a cluster or an emoji sequence does not use the bits above the width.
        let value = bits & Glyph.valueMask
        return bits >> 24 == 1 && value >= 0x20 && value < 0x7F ? value : nil
    }

    /// The value of the glyph's scalar if there is only one, and it is one column wide; otherwise `nil`.
    package var narrowScalar: UInt32? { bits >> 24 == 1 ? bits & Glyph.valueMask : nil }

    /// Calls a closure with the glyph's scalars: at most ``CellScalars/capacity``, and none for `continuation`.
    ///
    /// The first scalar takes `width` columns, and the others take none. None of them is a control or format character,
    /// so they can be stored directly in a terminal's cell. For an emoji sequence, they are the degraded form, which
    /// may be a single narrow scalar or the two letters of a flag. For a part of a picture, they are a space.
    package func withScalars<R>(_ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
        if let sequence = emojiSequence {
            return try Array(sequence.degraded.map(\.value)).withUnsafeBufferPointer(body)
        }
        if bits & Glyph.clusterFlag != 0 {
            return try body(ClusterTable.shared.scalars(at: bits & Glyph.valueMask))
        }
        // The scalar is a space for a picture, which is not text.
        var scalar = bits & Glyph.pictureFlag != 0 ? 0x20 : bits & Glyph.valueMask
        let count = bits == 0 ? 0 : 1
        return try withUnsafePointer(to: &scalar) {
            try body(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}

extension Glyph: CustomStringConvertible {
    /// The text that the glyph shows; empty for `continuation`.
    public var description: String {
        if let sequence = emojiSequence { return String(String.UnicodeScalarView(sequence.scalars)) }
        return withScalars { values in
            var text = ""
            text.unicodeScalars.append(contentsOf: values.lazy.compactMap(Unicode.Scalar.init))
            return text
        }
    }
}
