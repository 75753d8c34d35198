import CNCurses

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An ncurses screen that draws into memory: it takes cells and returns the bytes of a frame.
///
/// ncurses keeps its state in globals. So each method first selects this screen with `set_term`, on the main actor.
@MainActor
final class NCursesScreen {
    private let entry: TerminfoEntry
    private let level: Capabilities.ColorLevel
    private let pairLimit: Int32
    private let attributes: CursesAttributes
    /// Whether the terminal has only eight colours, so bright colours must be replaced.
    private let hasFewColors: Bool
    private var screen: ScreenPool.Screen
    private var encoder: GlyphEncoder
    // `@exclusivity(unchecked)`, here and below: plain values, whose accessors call no other code, so accesses never
    // overlap.
    @exclusivity(unchecked) private var pairs: ColorPairs
    private(set) var size: CellSize
    /// The cells that have been passed to ncurses.
    private var shown: [Cell]
    private var row: UnsafeMutableBufferPointer<cchar_t>
    private var isCursorVisible: Bool?
    private var pictures = SentPictures()
    /// Draws pictures with sixels; `nil` if this terminal does not.
    private var sixels: SixelScreen?
    /// Whether the terminal's commands for scrolling and shifting may be used.
    private var canMove = true
    /// The terminal's commands for scrolling; `nil` if it has none that are known.
    private let scrollCommands: ScrollCommands?
    /// The scrolling that the next update begins with.
    private var scrolls: [RowScroll] = []
    /// Whether cells have been passed to ncurses since the last update.
    private var isDrawn = false
    /// The size of a cell in pixels and whether the background is light, as needed for pictures.
    var look: (cell: CellPixels?, isLight: Bool) = (nil, false)
    /// The number of cells that have been passed to ncurses.
    private(set) var drawnCells = 0
    @exclusivity(unchecked) private var blanks = StyledBlanks()
    /// The last glyph of one column that is a single code point in ncurses, and this code point.
    @exclusivity(unchecked) private var simple = (glyph: Glyph.space, scalar: UInt32(0x20))

    /// - Parameters:
    ///   - entry: the terminal's own terminfo entry.
    ///   - prefix: the beginning of every frame; `suffix` is its end.
    ///   - pairLimit: one past the highest colour pair number.
    init(
        entry: TerminfoEntry,
        capabilities: Capabilities,
        size: CellSize,
        prefix: [UInt8] = [],
        suffix: [UInt8] = [],
        pairLimit: Int32 = 65536
    ) throws(TerminalError) {
        let level = capabilities.colorLevel
        let drawing = entry.forDrawing(level: level, size: size)
        screen = try ScreenPool.open(drawing, prefix: prefix, suffix: suffix)
        self.entry = entry
        self.level = level
        self.pairLimit = pairLimit
        self.size = size
        attributes = CursesAttributes(entry: drawing)
        scrollCommands = ScrollCommands(entry)
        hasFewColors = level == .ansi8
        encoder = GlyphEncoder(capabilities)
        pairs = ColorPairs(level: level, limit: pairLimit)
        shown = Array(repeating: .blank, count: size.width * size.height)
        row = .allocate(capacity: size.width + 1)
    }

    isolated deinit {
        row.deallocate()
        ScreenPool.close(screen)
    }

    /// Adopts the terminal's new size. Afterwards all cells are blank, and the next frame draws them.
    func resize(to size: CellSize) {
        let (prefix, suffix) = (screen.memory.prefix, screen.memory.suffix)
        ScreenPool.close(screen)
        do {
            let drawing = entry.forDrawing(level: level, size: size)
            screen = try ScreenPool.open(
                canMove ? drawing : drawing.withoutMoves, prefix: prefix, suffix: suffix)
        } catch {
            fatalError("A screen of \(size.width)x\(size.height) cells cannot be made: \(error)")
        }
        clearok(cncurses_curscr(), true)
        scrolls = []
        self.size = size
        pairs = ColorPairs(level: level, limit: pairLimit)
        blanks.removeAll()
        shown = Array(repeating: .blank, count: size.width * size.height)
        row.deallocate()
        row = .allocate(capacity: size.width + 1)
        isCursorVisible = nil
    }

    /// Makes the next frame draw all cells, whatever the terminal shows.
    func repaint() {
        set_term(screen.pointer)
        clearok(cncurses_curscr(), true)
        // Everything is drawn anyway.
        scrolls = []
        isDrawn = true
        isCursorVisible = nil
        pictures.invalidate()
        sixels?.invalidate()
    }

    /// Whether pixels of pictures are still to be sent, because they did not fit into the last frame.
    var isPending: Bool { sixels?.isPending == true }

    /// Whether the terminal shows pixels of sixels, which stay until they are erased.
    var hasSixels: Bool { sixels?.hasPixels == true }

    /// The ids of the pictures that the terminal stores.
    var pictureIDs: [UInt32] { pictures.ids }

    /// Returns the bytes that delete all pictures in the terminal. Pictures are sent again when they become visible
    /// again.
    func removePictures() -> [UInt8] {
        guard hasSixels else { return pictures.removeAll() }
        sixels?.invalidate()
        return TerminalModes.eraseScreen
    }

    /// Adopts new capabilities. The next frame draws everything that they affect.
    func adopt(_ capabilities: Capabilities) {
        encoder = GlyphEncoder(capabilities)
        simple = (Glyph.space, 0x20)
        if case .sixel(let offer) = capabilities.pictures {
            sixels = SixelScreen(offer)
        } else {
            sixels = nil
        }
        var current = CellBuffer(size: size)
        current.replaceCells(shown)
        // No row of a frame consists of right halves only, so every row differs and is drawn.
        shown = Array(repeating: Cell(glyph: .continuation), count: shown.count)
        draw(current, damage: nil)
    }

    /// Changes the prefix and the suffix of later frames.
    func bracket(prefix: [UInt8], suffix: [UInt8]) {
        screen.memory.bracket(prefix: prefix, suffix: suffix)
    }

    /// Writes the cells that differ into ncurses' window.
    ///
    /// - Parameters:
    ///   - buffer: the frame. It is clipped to the screen, or padded with blanks.
    ///   - damage: the rectangles that may differ from the last frame; `nil` for the whole frame.
    func draw(_ buffer: CellBuffer, damage: [CellRect]?) {
        if canMove, sixels != nil, PictureTable.shared.hasPictures, buffer.hasPictures {
            canMove = false
            resize(to: size)
            return draw(buffer, damage: nil)
        }
        set_term(screen.pointer)
        let bounds = CellRect(origin: .zero, size: size)
        if buffer.size != size {
            var fitted = CellBuffer(size: size)
            fitted.copy(fitted.bounds, from: buffer)
            return draw(fitted, damage: damage)
        }
        findScrolls(to: buffer, in: damage ?? [bounds])
        isDrawn = true
        var isComplete = true
        for rect in damage ?? [bounds] {
            isComplete = drawRows(of: buffer, in: rect.intersection(bounds)) && isComplete
        }
        if !isComplete {
            scrolls = []
            // All colour pairs are in use: start over with the pairs of this frame only.
            pairs.reset()
            blanks.removeAll()
            werase(cncurses_stdscr())
            shown = Array(repeating: .blank, count: shown.count)
            clearok(cncurses_curscr(), true)
            drawRows(of: buffer, in: bounds, isLastResort: true)
        }
    }

    /// Returns the bytes that show the cells drawn since the last call; empty if nothing changed. The bytes are valid
    /// until the next method call.
    ///
    /// - Parameter cursor: the position of the cursor; `nil` hides it.
    func update(cursor: CellPoint?) -> UnsafeRawBufferPointer {
        set_term(screen.pointer)
        let window = cncurses_stdscr()
        let cursor = cursor.flatMap { CellRect(origin: .zero, size: size).contains($0) ? $0 : nil }
        screen.memory.rewind()
        if isCursorVisible != (cursor != nil) {
            if isCursorVisible == nil {
                // ncurses skips a change to the state that it assumes, so the opposite state is set first.
                curs_set(cursor == nil ? 1 : 0)
            }
            isCursorVisible = cursor != nil
            curs_set(cursor == nil ? 0 : 1)
            // If the cursor is hidden, ncurses may leave it at the last change.
            leaveok(window, cursor == nil)
        }
        if let cursor {
            wmove(window, Int32(cursor.row), Int32(cursor.column))
        }
        scroll()
        wnoutrefresh(window)
        leaveOutScrolledRows()
        doupdate()
        isDrawn = false
        switch encoder.pictures {
        case .kitty:
            let (before, after) = pictures.change(to: shown)
            return screen.memory.takeFrame(before: before, after: after)
        case .sixel where !canMove:
            return screen.memory.takeFrame { written in
                sixels?.change(
                    to: shown, width: size.width, pixels: look.cell, isLight: look.isLight, written: written
                ) ?? []
            }
        case .sixel, nil:
            return screen.memory.takeFrame()
        }
    }

    /// Finds the rows that need not be drawn, because the terminal can scroll them. What it shows is known only just
    /// after an update.
    private func findScrolls(to buffer: CellBuffer, in damage: [CellRect]) {
        if isDrawn { scrolls = [] }
        guard canMove, !isDrawn, scrollCommands != nil else { return }
        let bounds = CellRect(origin: .zero, size: size)
        buffer.cells.withUnsafeBufferPointer { next in
            shown.withUnsafeBufferPointer { shown in
                for rect in damage {
                    let rect = rect.intersection(bounds)
                    guard !rect.isEmpty else { continue }
                    let rows = rect.minRow..<rect.maxRow
                    if let scroll = RowScroll.find(in: rows, width: size.width, from: shown, to: next),
                        !scrolls.contains(where: { $0.region.overlaps(scroll.region) })
                    {
                        scrolls.append(scroll)
                    }
                }
            }
        }
    }

    /// Scrolls rows of the terminal, and of ncurses' picture of the terminal.
    private func scroll() {
        guard !scrolls.isEmpty, let scrollCommands else { return }
        let (terminal, target) = (cncurses_curscr(), cncurses_newscr())
        for scroll in scrolls {
            // ncurses moves the cursor, so that it knows where the cursor is.
            let start = scrollCommands.start(of: scroll, height: size.height)
            wmove(target, Int32(start.row), Int32(start.column))
            leaveok(target, false)
            doupdate()
            screen.memory.append(scrollCommands.bytes(for: scroll, height: size.height))
            scrollok(terminal, true)
            wsetscrreg(terminal, Int32(scroll.region.lowerBound), Int32(scroll.region.upperBound - 1))
            wscrl(terminal, Int32(scroll.distance))
            wsetscrreg(terminal, 0, Int32(size.height - 1))
            scrollok(terminal, false)
            // `wscrl` marks these rows as changed. The update that moves the cursor to the next region would draw them as
            // they were before.
            touch(scroll.region, of: terminal, isChanged: false)
        }
    }

    /// Lets ncurses compare the rows that have become blank, but not those that the terminal shows now, after it has
    /// scrolled.
    private func leaveOutScrolledRows() {
        let target = cncurses_newscr()
        for scroll in scrolls {
            touch(scroll.region, of: target, isChanged: true)
            touch(scroll.movedRows, of: target, isChanged: false)
        }
        scrolls = []
    }

    private func touch(_ rows: Range<Int>, of window: UnsafeMutablePointer<WINDOW>?, isChanged: Bool) {
        wtouchln(window, Int32(rows.lowerBound), Int32(rows.count), isChanged ? 1 : 0)
    }

    /// Draws the rows of a rectangle.
    ///
    /// - Parameter isLastResort: whether the nearest colours are used when there are no more colour pairs.
    /// - Returns: false if there were too few colour pairs.
    @discardableResult
    private func drawRows(
        of buffer: CellBuffer, in rect: CellRect, isLastResort: Bool = false
    ) -> Bool {
        guard !rect.isEmpty else { return true }
        let width = size.width
        var isComplete = true
        buffer.cells.withUnsafeBufferPointer { next in
            shown.withUnsafeMutableBufferPointer { shown in
                for row in rect.minRow..<rect.maxRow {
                    let span = row * width..<(row + 1) * width
                    let nextRow = UnsafeBufferPointer(rebasing: next[span])
                    let shownRow = UnsafeMutableBufferPointer(rebasing: shown[span])
                    FrameDiff.runs(
                        in: rect.minColumn..<rect.maxColumn,
                        from: UnsafeBufferPointer(shownRow),
                        to: nextRow
                    ) { run in
                        isComplete = put(nextRow, run, row: row, isLastResort) && isComplete
                        for column in run {
                            shownRow[column] = nextRow[column]
                        }
                    }
                }
            }
        }
        return isComplete
    }

    /// Passes a run of cells to ncurses: an ncurses cell for each character, and none for right halves.
    private func put(
        _ cells: UnsafeBufferPointer<Cell>, _ run: Range<Int>, row line: Int, _ isLastResort: Bool
    ) -> Bool {
        var count = 0
        var isComplete = true
        var column = run.lowerBound
        var last: (style: Style, blank: cchar_t)?
        while column < run.upperBound {
            let cell = cells[column]
            // Most cells are a simple character in a recent style, often the style of the previous cell.
            if let scalar = simpleScalar(of: cell.glyph) {
                // Not by `map`, whose closure would check its actor at each call.
                if last?.style != cell.style {
                    if let blank = blank(in: cell.style) { last = (cell.style, blank) } else { last = nil }
                }
                if let last {
                    row[count] = last.blank
                    cncurses_set_letter(row.baseAddress! + count, scalar)
                    count += 1
                    column += 1
                    continue
                }
            }
            isComplete = encode(cells, at: column, isLastResort, &count) && isComplete
            column += max(1, cell.glyph.width)
        }
        drawnCells += run.count
        mvwadd_wchnstr(
            cncurses_stdscr(), Int32(line), Int32(run.lowerBound), row.baseAddress, Int32(count)
        )
        return isComplete
    }

    /// Returns the code point of an ASCII character, or of the last simple glyph; `nil` for any other glyph.
    private func simpleScalar(of glyph: Glyph) -> UInt32? {
        glyph.ascii ?? (glyph == simple.glyph ? simple.scalar : nil)
    }

    /// Returns a space in a style as an ncurses cell; `nil` if the style has a link, whose cells also have marks, or if
    /// there is no colour pair for it.
    private func blank(in style: Style) -> cchar_t? {
        if let blank = blanks[style] { return blank }
        guard style.link == nil else { return nil }
        let shown = hasFewColors ? style.degraded(to: .ansi8) : style
        guard let pair = pairs.number(shown.foreground, on: shown.background) else { return nil }
        var blank = cchar_t()
        var space: UInt32 = 0x20
        cncurses_set_cell(&blank, &space, 1, attributes.curses(shown.attributes), pair)
        blanks[style] = blank
        return blank
    }

    /// Appends the ncurses cells of one cell to `row`, starting at `count`.
    private func encode(
        _ cells: UnsafeBufferPointer<Cell>, at column: Int, _ isLastResort: Bool, _ count: inout Int
    ) -> Bool {
        let cell = cells[column]
        var style = hasFewColors ? cell.style.degraded(to: .ansi8) : cell.style
        var glyph = cell.glyph
        if glyph.picturePlace != nil, let kind = encoder.pictures {
            if let picture = TerminalPicture.shown(by: cell) {
                style = picture.style(over: style, kind)
            } else {
                glyph = .space
            }
        }
        var isComplete = true
        var pair = pairs.number(style.foreground, on: style.background)
        if pair == nil {
            isComplete = isLastResort
            pair = isLastResort ? pairs.nearest(style.foreground, on: style.background) : 0
            // The foreground of a picture's cell is the picture's id, so the nearest colour would select a different
            // picture.
            if glyph.picturePlace != nil { glyph = .space }
        }
        let attributes = attributes.curses(style.attributes)
        if glyph.width == 2, column + 1 >= cells.count || cells[column + 1].glyph.width != 0 {
            glyph = .space
        }
        encoder.encode(glyph, link: style.link) { scalars in
            cncurses_set_cell(
                &row[count], scalars.baseAddress, Int32(scalars.count), attributes, pair ?? 0
            )
            count += 1
            if scalars.count == 1, glyph.width == 1, glyph.picturePlace == nil { simple = (glyph, scalars[0]) }
        }
        return isComplete
    }
}

extension GlyphEncoder {
    fileprivate init(_ capabilities: Capabilities) {
        let canMark = Self.canMark
        self.init(
            hasLineDrawing: capabilities.hasLineDrawing,
            emoji: canMark ? capabilities.emoji : [],
            hasHyperlinks: canMark && capabilities.hasHyperlinks,
            pictures: capabilities.pictures
        )
    }
}

extension CellBuffer {
    /// Whether a cell shows a part of a picture.
    fileprivate var hasPictures: Bool { cells.contains { $0.glyph.pictureBits != nil } }
}
