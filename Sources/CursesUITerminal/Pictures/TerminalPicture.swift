/// A picture of pixels that the terminal draws itself, over some cells.
///
/// Whoever shows it holds it; with the last of its holders it goes, and the cells that are left of it
/// are blank.
package final class TerminalPicture: Sendable {
    /// The cells that it is fitted to.
    package let size: CellSize
    /// A PNG file.
    package let data: [UInt8]
    /// By which the terminal knows it: the 24 bits of a colour, never 0.
    package let id: UInt32
    /// Where it is in the table.
    let number: Int

    /// The most cells along a side: what the protocol has numbers for.
    package static let maximumSide = PlaceholderDiacritics.scalars.count

    /// - Parameters:
    ///   - data: a PNG file; its sides should be as the cells' in pixels, or it leaves room free.
    ///   - size: no side longer than `maximumSide`.
    /// - Returns: `nil` where there are too many pictures.
    package init?(data: [UInt8], size: CellSize, table: PictureTable = .shared) {
        let sides = 1...Self.maximumSide
        guard sides.contains(size.width), sides.contains(size.height), let place = table.reserve() else {
            return nil
        }
        self.data = data
        self.size = size
        number = place.number
        id = place.id
        table.fill(number, with: self)
    }

    /// What a cell shows of it.
    package func glyph(row: Int, column: Int) -> Glyph {
        Glyph(picture: number, row: row, column: column)
    }

    /// The style of its cells: the foreground says which picture, and an underline's colour would too.
    func style(over style: Style) -> Style {
        let (red, green, blue) = (id >> 16 & 255, id >> 8 & 255, id & 255)
        return Style(
            foreground: .rgb(UInt8(red), UInt8(green), UInt8(blue)), background: style.background,
            link: style.link)
    }
}
