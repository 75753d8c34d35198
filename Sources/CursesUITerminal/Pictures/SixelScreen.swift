/// What sixels there are on the terminal's cells, and which must be sent.
///
/// The pixels of a cell last until something is written there or it is erased: then what ncurses sends
/// has the cell, whose mark says so (``CellMark``), or it is no picture's cell any more. ncurses is not
/// told how this terminal scrolls and shifts (``TerminfoEntry/withoutMoves``), so that nothing moves pixels.
struct SixelScreen {
    /// By cells: whose pixels they have; `nil` where none are.
    private var painted: [SixelPart?] = []
    /// By cells: which of the terminal's pictures the pixels belong to.
    private var owners: [Int] = []
    private var width = 0
    private let offer: SixelOffer
    private var places: SixelPlaces
    /// Held, so that no number is given away that a cell on the screen has.
    private var held: [Int: TerminalPicture] = [:]
    /// Whether there is more to be sent than one frame may have.
    private(set) var isPending = false

    /// No more is sent with a frame once there are as many bytes: the next keys need not wait for long.
    static let enoughBytes = 1 << 17

    /// The cursor is put back, and stays right of a picture meanwhile: else it goes to the row below, and
    /// from the last one on the screen scrolls.
    private static let before = Array("\u{1B}7\u{1B}[?8452h".utf8)
    private static let after = Array("\u{1B}[?8452l\u{1B}8".utf8)

    init(_ offer: SixelOffer) {
        self.offer = offer
        places = SixelPlaces(limit: offer.habits.places)
    }

    /// Whether there are pixels on the screen.
    var hasPixels: Bool { painted.contains { $0 != nil } }

    /// The terminal's cells have lost their pixels.
    mutating func invalidate() {
        painted = painted.map { _ in nil }
        isPending = false
    }

    /// What has the cells of a frame show their pictures, behind its text.
    ///
    /// - Parameters:
    ///   - cells: row by row, `width` in each.
    ///   - pixels: how large a cell is; a picture that was made for another size is not shown.
    ///   - isLight: whether the ground is.
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
        // Where the terminal forgets a picture for another one, all are sent again, in as few as can be; but
        // not for ever.
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

    /// Whether a cell has its pixels of one of the terminal's pictures.
    private func isSeen(_ owner: Int) -> Bool {
        owners.indices.contains { owners[$0] == owner && painted[$0] != nil }
    }
}
