import Foundation

/// What one cell shows: a Unicode scalar, or a cluster of several, with its width in columns.
///
/// Single scalars are stored in place; clusters are interned in a process-wide table.
public struct Glyph: Hashable, Sendable {
    /// The scalar's value, or the index in the cluster table with `Glyph.clusterFlag` set;
    /// bits 24 and 25 hold the width.
    private let bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    private static let clusterFlag: UInt32 = 1 << 31

    public static let space = Glyph(scalar: " ", width: 1)
    /// The right half of a wide glyph.
    public static let continuation = Glyph(bits: 0)

    /// A single scalar that is known to be printable.
    package init(scalar: Unicode.Scalar, width: Int) {
        bits = scalar.value | UInt32(width) << 24
    }

    /// Columns: 1 or 2; 0 for `continuation`.
    public var width: Int { Int(bits >> 24 & 3) }
}
