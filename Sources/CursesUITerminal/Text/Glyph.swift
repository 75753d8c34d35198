/// What one cell shows: a Unicode scalar, or a cluster of several, with its width in columns.
///
/// Four bytes without references. Single scalars are stored in place; clusters live in
/// ``ClusterTable`` for as long as the process. Glyphs are made from text by ``Glyph/glyphs(for:)``
/// and ``CellBuffer/write(_:style:at:clip:)`` alone, so that no control character is ever in one.
public struct Glyph: Hashable, Sendable {
    /// The scalar's value, or the index in the cluster table with `Glyph.clusterFlag` set;
    /// bits 24 and 25 hold the width.
    private let bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    private static let clusterFlag: UInt32 = 1 << 31
    private static let valueMask: UInt32 = 1 << 24 - 1

    public static let space = Glyph(scalar: " ", width: 1)
    /// The right half of a wide glyph.
    public static let continuation = Glyph(bits: 0)

    /// A single scalar that is known to be printable.
    package init(scalar: Unicode.Scalar, width: Int) {
        bits = scalar.value | UInt32(width) << 24
    }

    /// The scalars of one cell: a spacing one and marks that take no column.
    ///
    /// When the cluster table is full, the marks are lost and the base remains.
    init(_ scalars: CellScalars, width: Int) {
        if scalars.count > 1, let index = ClusterTable.shared.index(of: scalars) {
            bits = Glyph.clusterFlag | index | UInt32(width) << 24
        } else {
            bits = scalars[0] | UInt32(width) << 24
        }
    }

    /// Columns: 1 or 2; 0 for `continuation`.
    public var width: Int { Int(bits >> 24 & 3) }

    /// Gives the scalars, at most ``CellScalars/capacity``; none for `continuation`.
    ///
    /// The first takes `width` columns, the others none, and no one is a control or a format
    /// character: they may be handed to a terminal's cell as they are.
    package func withScalars<R>(_ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
        if bits & Glyph.clusterFlag != 0 {
            return try body(ClusterTable.shared.scalars(at: bits & Glyph.valueMask))
        }
        var scalar = bits & Glyph.valueMask
        let count = bits == 0 ? 0 : 1
        return try withUnsafePointer(to: &scalar) {
            try body(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}

extension Glyph: CustomStringConvertible {
    /// The text that the glyph shows; empty for `continuation`.
    public var description: String {
        withScalars { values in
            var text = ""
            text.unicodeScalars.append(contentsOf: values.lazy.compactMap(Unicode.Scalar.init))
            return text
        }
    }
}
