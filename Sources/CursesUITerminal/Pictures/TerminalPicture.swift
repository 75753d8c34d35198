import CursesUISupport
import Dispatch

/// A picture of pixels that the terminal draws itself, over some cells.
///
/// Whoever shows it holds it; with the last of its holders it goes, and the cells that are left of it
/// are blank.
package final class TerminalPicture: Sendable {
    /// The cells that it is fitted to.
    package let size: CellSize
    /// A PNG file; empty where it is `pixels`.
    package let data: [UInt8]
    /// The pixels of a picture that is drawn by sixels.
    package let pixels: IndexedPixels?
    /// How large a cell is that `pixels` are made for.
    let cellPixels: CellPixels?
    /// By which the terminal knows it: the 24 bits of a colour, never 0.
    package let id: UInt32
    /// Where it is in the table.
    let number: Int
    private let makeDimmed: (@Sendable () -> [UInt8]?)?
    private let dimming = Locked(Dimming.notNeeded)
    private let table: PictureTable

    /// How far the picture is that is seen beneath a sheet.
    private enum Dimming {
        case notNeeded, underWay
        case made(TerminalPicture)
    }

    /// Where pictures are made that are seen beneath a sheet: that takes longer than a frame may.
    private static let queue = DispatchQueue(label: "TerminalPicture", qos: .userInitiated)

    /// The most cells along a side: what the protocol has numbers for.
    package static let maximumSide = PlaceholderDiacritics.scalars.count

    /// - Parameters:
    ///   - data: a PNG file; its sides should be as the cells' in pixels, or it leaves room free.
    ///   - size: no side longer than `maximumSide`.
    ///   - dimmed: makes a file of the picture as it is seen beneath a sheet; called off the main thread.
    /// - Returns: `nil` where there are too many pictures.
    package convenience init?(
        data: [UInt8], size: CellSize, table: PictureTable = .shared,
        dimmed: (@Sendable () -> [UInt8]?)? = nil
    ) {
        self.init(data, nil, size, table, dimmed)
    }

    /// - Parameters:
    ///   - pixels: as many as the cells have.
    ///   - size: no side longer than `maximumSide`.
    /// - Returns: `nil` where there are too many pictures.
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

    /// The picture of which a cell shows a part, as bright as the cell; `nil` if it is text, or the picture
    /// is no more.
    static func shown(by cell: Cell) -> TerminalPicture? {
        guard let place = cell.glyph.picturePlace else { return nil }
        let picture = PictureTable.shared.picture(place.number)
        return cell.style.attributes.contains(.dim) ? picture?.dimmed : picture
    }

    /// The picture as it is seen beneath a sheet, which is begun when it is first seen so; itself meanwhile,
    /// and where there is no other.
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
                // Between two frames: one shows the same picture from its first cell to its last.
                DispatchQueue.main.async {
                    self.dimming.withLock { $0 = .made(picture) }
                    MainActor.assumeIsolated { self.table.onDimming?() }
                }
            }
        }
        return known ?? self
    }

    /// What a cell shows of it.
    package func glyph(row: Int, column: Int) -> Glyph {
        Glyph(picture: number, row: row, column: column)
    }

    /// The style of its cells: for placeholders the foreground says which picture, and an underline's
    /// colour would too; behind sixels nothing is seen of it but the background.
    func style(over style: Style, _ kind: PictureProtocol) -> Style {
        switch kind {
        case .kitty:
            let (red, green, blue) = (id >> 16 & 255, id >> 8 & 255, id & 255)
            return Style(
                foreground: .rgb(UInt8(red), UInt8(green), UInt8(blue)), background: style.background,
                link: style.link)
        case .sixel:
            // Dim cells are written again, and with them their pixels.
            let attributes = style.attributes.intersection(.dim)
            return Style(background: style.background, attributes: attributes, link: style.link)
        }
    }
}
