import CursesUISupport
import Dispatch

/// A picture that the terminal draws itself, over some cells.
///
/// A picture lives while a view holds it. Afterwards, any cells that still refer to it are blank.
package final class TerminalPicture: Sendable {
    /// The size in cells.
    package let size: CellSize
    /// The PNG file; empty for a picture of `pixels`.
    package let data: [UInt8]
    /// The pixels of a picture that is drawn with sixels.
    package let pixels: IndexedPixels?
    /// The size of the cells that `pixels` are made for.
    let cellPixels: CellPixels?
    /// The id of the picture in the terminal: a 24-bit colour, never 0.
    package let id: UInt32
    /// The number of the picture in the table.
    let number: Int
    private let makeDimmed: (@Sendable () -> [UInt8]?)?
    private let dimming = Locked(Dimming.notNeeded)
    private let table: PictureTable

    /// The state of the dimmed picture, which is shown beneath a sheet.
    private enum Dimming {
        case notNeeded, underWay
        case made(TerminalPicture)
    }

    /// The queue on which dimmed pictures are made, because that takes longer than a frame may.
    private static let queue = DispatchQueue(label: "TerminalPicture", qos: .userInitiated)

    /// The maximum number of cells along a side, for which the protocol has numbers.
    package static let maximumSide = PlaceholderDiacritics.scalars.count

    /// - Parameters:
    ///   - data: a PNG file. Its aspect ratio should be that of the cells, or parts of them stay empty.
    ///   - size: the size in cells, with no side longer than `maximumSide`.
    ///   - dimmed: makes a file of the dimmed picture, which is shown beneath a sheet; called off the main
    ///     thread.
    /// - Returns: `nil` if there are too many pictures.
    package convenience init?(
        data: [UInt8], size: CellSize, table: PictureTable = .shared,
        dimmed: (@Sendable () -> [UInt8]?)? = nil
    ) {
        self.init(data, nil, size, table, dimmed)
    }

    /// - Parameters:
    ///   - pixels: the pixels, a whole number for each cell.
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

    /// The picture of which a cell shows a part, dimmed if the cell is; `nil` if the cell is text, or if the
    /// picture no longer exists.
    static func shown(by cell: Cell) -> TerminalPicture? {
        guard let place = cell.glyph.picturePlace else { return nil }
        let picture = PictureTable.shared.picture(place.number)
        return cell.style.attributes.contains(.dim) ? picture?.dimmed : picture
    }

    /// The dimmed picture, which is shown beneath a sheet. It is made when it is first needed. Until then,
    /// and if there is none, this is the picture itself.
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

    /// The glyph that shows a part of the picture.
    package func glyph(row: Int, column: Int) -> Glyph {
        Glyph(picture: number, row: row, column: column)
    }

    /// The style of the picture's cells. For placeholders, the foreground contains the picture's id, and
    /// attributes are removed, because an underline's colour would be read as well. Behind sixels, only the
    /// background is visible.
    func style(over style: Style, _ kind: PictureProtocol) -> Style {
        switch kind {
        case .kitty:
            let (red, green, blue) = (id >> 16 & 255, id >> 8 & 255, id & 255)
            return Style(
                foreground: .rgb(UInt8(red), UInt8(green), UInt8(blue)), background: style.background,
                link: style.link)
        case .sixel:
            // A change of this attribute rewrites the cells, and so their pixels.
            let attributes = style.attributes.intersection(.dim)
            return Style(background: style.background, attributes: attributes, link: style.link)
        }
    }
}
