import CursesUISupport
import Dispatch

/// A picture that the terminal itself draws, over several cells.
///
/// A picture exists while a view retains it. Afterwards, cells that still refer to it are blank.
package final class TerminalPicture: Sendable {
    /// The size in cells.
    package let size: CellSize
    /// The PNG file; empty if the picture has `pixels`.
    package let data: [UInt8]
    /// The pixels, if the picture is drawn with sixels.
    package let pixels: IndexedPixels?
    /// The cell size for which `pixels` were created.
    let cellPixels: CellPixels?
    /// The id of the picture in the terminal: a 24-bit colour, never 0.
    package let id: UInt32
    /// The number of the picture in the table.
    let number: Int
    private let makeDimmed: (@Sendable () -> [UInt8]?)?
    private let dimming = Locked(Dimming.notNeeded)
    private let table: PictureTable

    /// The state of the dimmed copy, which is shown beneath a sheet.
    private enum Dimming {
        case notNeeded, underWay
        case made(TerminalPicture)
    }

    /// The queue on which dimmed copies are created, because this takes longer than a frame may take.
    private static let queue = DispatchQueue(label: "TerminalPicture", qos: .userInitiated)

    /// The maximum number of cells along a side. The protocol has numbers for no more.
    package static let maximumSide = PlaceholderDiacritics.scalars.count

    /// - Parameters:
    ///   - data: a PNG file. If its aspect ratio differs from that of the cells, parts of the cells stay empty.
    ///   - size: the size in cells, with no side longer than `maximumSide`.
    ///   - dimmed: returns a PNG file of the dimmed picture, which is shown beneath a sheet. It is called on a
    ///     background thread.
    /// - Returns: `nil` if there are too many pictures.
    package convenience init?(
        data: [UInt8], size: CellSize, table: PictureTable = .shared,
        dimmed: (@Sendable () -> [UInt8]?)? = nil
    ) {
        self.init(data, nil, size, table, dimmed)
    }

    /// - Parameters:
    ///   - pixels: the pixels. Their width and height are whole multiples of the number of columns and rows.
    ///   - size: the size in cells, with no side longer than `maximumSide`.
    /// - Returns: `nil` if there are too many pictures.
    package convenience init?(pixels: IndexedPixels, size: CellSize, table: PictureTable = .shared) {
        guard size.width > 0, size.height > 0, pixels.width.isMultiple(of: size.width),
            pixels.height.isMultiple(of: size.height)
        else { return nil }
        self.init([], pixels, size, table, nil)
    }

    private init?(
        _ data: [UInt8], _ pixels: IndexedPixels?, _ size: CellSize, _ table: PictureTable,
        _ makeDimmed: (@Sendable () -> [UInt8]?)?
    ) {
        let sides = 1...Self.maximumSide
        guard sides.contains(size.width), sides.contains(size.height), let place = table.reserve() else {
            return nil
        }
        self.data = data
        self.pixels = pixels
        self.size = size
        self.makeDimmed = makeDimmed
        self.table = table
        cellPixels = pixels.flatMap {
            CellPixels(width: $0.width / size.width, height: $0.height / size.height)
        }
        number = place.number
        id = place.id
        table.fill(number, with: self)
    }

    /// Returns the picture of which a cell shows a part; if the cell is dim, the dimmed copy. Returns `nil` if the cell
    /// is text, or if the picture no longer exists.
    static func shown(by cell: Cell) -> TerminalPicture? {
        guard let place = cell.glyph.picturePlace else { return nil }
        let picture = PictureTable.shared.picture(place.number)
        return cell.style.attributes.contains(.dim) ? picture?.dimmed : picture
    }

    /// The dimmed copy, which is shown beneath a sheet. It is created when it is first needed. Until it exists, or if
    /// it cannot be created, this is the picture itself.
    private var dimmed: TerminalPicture {
        guard let makeDimmed else { return self }
        let (known, isFirst): (TerminalPicture?, Bool) = dimming.withLock { state in
            switch state {
            case .made(let picture): return (picture, false)
            case .underWay: return (nil, false)
            case .notNeeded:
                state = .underWay
                return (nil, true)
            }
        }
        if isFirst {
            Self.queue.async { [weak self] in
                guard let self, let data = makeDimmed(),
                    let picture = TerminalPicture(data: data, size: self.size, table: self.table)
                else { return }
                // On the main queue, so that a frame shows the same picture in all its cells.
                DispatchQueue.main.async {
                    self.dimming.withLock { $0 = .made(picture) }
                    MainActor.assumeIsolated { self.table.onDimming?() }
                }
            }
        }
        return known ?? self
    }

    /// Returns the glyph that shows a part of the picture.
    package func glyph(row: Int, column: Int) -> Glyph {
        Glyph(picture: number, row: row, column: column)
    }

    /// Returns the style of the picture's cells. For placeholders, the foreground contains the picture's id, and there
    /// are no attributes, because the terminal would also interpret the colour of an underline. Behind sixels, only the
    /// background is visible.
    func style(over style: Style, _ kind: PictureProtocol) -> Style {
        switch kind {
        case .kitty:
            let (red, green, blue) = (id >> 16 & 255, id >> 8 & 255, id & 255)
            return Style(
                foreground: .rgb(UInt8(red), UInt8(green), UInt8(blue)), background: style.background,
                link: style.link)
        case .sixel:
            // Keeps this attribute, because a change of it makes ncurses rewrite the cells, and so their pixels are
            // sent again.
            let attributes = style.attributes.intersection(.dim)
            return Style(background: style.background, attributes: attributes, link: style.link)
        }
    }
}
