/// The sixel pixels on the terminal's cells. The difference from the next frame determines the pixels to send.
///
/// The pixels of a cell stay until the cell is written or erased. If a written cell still shows the picture, the output
/// of ncurses contains the cell's mark (``CellMark``), so the pixels are sent again. ncurses does not use the
/// terminal's commands for scrolling and shifting (``TerminfoEntry/withoutMoves``), so pixels never move.
struct SixelScreen {
    /// The picture part that the pixels of each cell show; `nil` if a cell has no pixels.
    private var painted: [SixelPart?] = []
    /// The number of the sixel picture to which the pixels of each cell belong.
    private var owners: [Int] = []
    private var width = 0
    private let offer: SixelOffer
    private var places: SixelPlaces
    /// The visible pictures. They are retained, so that numbers that occur in cells on the screen are not reused.
    private var held: [Int: TerminalPicture] = [:]
    /// Whether there are more pixels to send than fit into one frame.
    private(set) var isPending = false

    /// The number of bytes after which a frame sends no more pictures, so that the next key press need not wait long.
    static let enoughBytes = 1 << 17

    /// The cursor is saved and restored, and meanwhile stays to the right of each picture (mode 8452). Otherwise it
    /// would move to the row below, and the screen would scroll at the last row.
    private static let before = Array("\u{1B}7\u{1B}[?8452h".utf8)
    private static let after = Array("\u{1B}[?8452l\u{1B}8".utf8)

    init(_ offer: SixelOffer) {
        self.offer = offer
        places = SixelPlaces(limit: offer.habits.places)
    }

    /// Whether there are pixels on the screen.
    var hasPixels: Bool { painted.contains { $0 != nil } }

    /// Marks all cells as having no pixels in the terminal.
    mutating func invalidate() {
        painted = painted.map { _ in nil }
        isPending = false
    }

    /// Returns the bytes that draw the pictures of a frame. They must be sent after its text.
    ///
    /// - Parameters:
    ///   - cells: the cells, row by row, with `width` cells in each row.
    ///   - pixels: the size of a cell; a picture that was created for a different size is not drawn.
    ///   - isLight: whether the background is light.
    ///   - written: the parts of pictures whose cells were written with the frame.
    mutating func change(
        to cells: [Cell], width: Int, pixels: CellPixels?, isLight: Bool, written: Set<UInt32>
    ) -> [UInt8] {
        if width != self.width || cells.count != painted.count {
            self.width = width
            painted = Array(repeating: nil, count: cells.count)
            owners = Array(repeating: 0, count: cells.count)
        }
        var seen: [Int: TerminalPicture] = [:]
        var due: [SixelPart?] = Array(repeating: nil, count: cells.count)
        var isDue = false
        let end = offer.habits.scrollsAtEnd ? cells.count - width : cells.count
        for (index, cell) in cells.enumerated() {
            guard index < end, let part = SixelPart(cell),
                let picture = seen[part.number] ?? PictureTable.shared.picture(part.number),
                let pixels, picture.cellPixels == pixels
            else {
                painted[index] = nil
                continue
            }
            seen[part.number] = picture
            if painted[index] == part, !written.contains(part.bits) { continue }
            painted[index] = nil
            due[index] = part
            isDue = true
        }
        held = seen
        isPending = false
        guard isDue, let pixels else { return [] }
        return send(&due, SixelComposer(held, width: width, pixels, isLight: isLight))
    }

    private mutating func send(_ due: inout [SixelPart?], _ composer: SixelComposer) -> [UInt8] {
        var bytes: [UInt8] = []
        // If the terminal drops a visible sixel picture, everything is sent again in as few sixel pictures as possible.
        // This happens a limited number of times.
        var spare = 4
        var start = 0
        while let first = due[start...].firstIndex(where: { $0 != nil }) {
            guard bytes.count < Self.enoughBytes else {
                isPending = true
                break
            }
            start = first
            let cells =
                offer.habits.places == nil
                ? composer.rectangle(of: due, from: first)
                : composer.surroundings(of: due, from: first, colorCount: offer.registers)
            let area = composer.area(of: cells)
            let (owner, forgotten) = places.add(row: area.minRow)
            bytes += composer.sequence(for: cells, of: due, in: area)
            for cell in cells {
                painted[cell] = due[cell]
                owners[cell] = owner
                due[cell] = nil
            }
            if let forgotten, spare > 0, isSeen(forgotten) {
                spare -= 1
                for (cell, part) in painted.enumerated() where part != nil {
                    due[cell] = part
                    painted[cell] = nil
                }
                start = 0
            }
        }
        return bytes.isEmpty ? [] : Self.before + bytes + Self.after
    }

    /// Returns whether any cell still shows pixels of the sixel picture with this number.
    private func isSeen(_ owner: Int) -> Bool {
        owners.indices.contains { owners[$0] == owner && painted[$0] != nil }
    }
}
