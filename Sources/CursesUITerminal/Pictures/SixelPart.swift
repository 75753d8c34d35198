/// The part of a picture that a cell shows with sixels.
struct SixelPart: Hashable {
    /// The picture's number in the table.
    let number: Int
    let row: Int
    let column: Int
    let isDim: Bool
    /// The number and the position, as encoded in the glyph.
    let bits: UInt32

    /// - Returns: `nil` for a cell of text.
    init?(_ cell: Cell) {
        guard let place = cell.glyph.picturePlace, let bits = cell.glyph.pictureBits else { return nil }
        (number, row, column) = place
        isDim = cell.style.attributes.contains(.dim)
        self.bits = bits
    }
}
