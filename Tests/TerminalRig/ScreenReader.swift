import CVTerm
import CursesUITerminal

/// An independent terminal emulator (libvterm) that converts output into the screen that a user would see.
package final class ScreenReader {
    package private(set) var size: CellSize
    private let emulator: OpaquePointer
    private let screen: OpaquePointer
    private let watcher = UnsafeMutablePointer<cvterm_watcher>.allocate(capacity: 1)

    package init(size: CellSize) {
        self.size = size
        emulator = vterm_new(Int32(size.height), Int32(size.width))
        vterm_set_utf8(emulator, 1)
        screen = vterm_obtain_screen(emulator)
        watcher.initialize(to: cvterm_watcher())
        watch(size)
        cvterm_watch(screen, watcher)
    }

    private func watch(_ size: CellSize) {
        let count = size.width * size.height
        watcher.pointee.written?.deallocate()
        watcher.pointee.written = .allocate(capacity: count)
        watcher.pointee.written.initialize(repeating: 0, count: count)
        watcher.pointee.rows = Int32(size.height)
        watcher.pointee.columns = Int32(size.width)
    }

    deinit {
        vterm_free(emulator)
        watcher.pointee.written?.deallocate()
        watcher.deallocate()
    }

    /// Whether application program commands (APC) are removed before libvterm reads the output, as a terminal that
    /// supports them would do. libvterm would print them.
    package var takesCommands = false
    private var commands = CommandFilter()

    /// The pixels of a terminal that draws sixels; `nil` for a terminal without them.
    package var sixels: SixelCanvas?
    private var strings = SixelFilter()
    /// The number of times that the terminal moved its contents, for example by scrolling.
    package var moves: Int { Int(watcher.pointee.moves) }

    package func feed(_ bytes: some Collection<UInt8>) {
        let bytes = takesCommands ? commands.filter(bytes) : Array(bytes)
        guard sixels != nil else { return write(bytes) }
        for piece in strings.pieces(of: bytes) {
            switch piece {
            case .text(let text):
                write(text)
                erasePixels()
            case .sixels(let text):
                sixels?.draw(text, at: cursor)
            }
        }
    }

    private func write(_ bytes: [UInt8]) {
        let bytes = bytes.map { CChar(bitPattern: $0) }
        vterm_input_write(emulator, bytes, bytes.count)
    }

    /// Erases the pixels where text was written or erased.
    private func erasePixels() {
        vterm_screen_flush_damage(screen)
        for row in 0..<size.height {
            for column in 0..<size.width where watcher.pointee.written[row * size.width + column] != 0 {
                watcher.pointee.written[row * size.width + column] = 0
                sixels?.erase(CellPoint(column: column, row: row))
            }
        }
    }

    package func resize(to size: CellSize) {
        self.size = size
        watch(size)
        sixels?.resize(to: size)
        vterm_set_size(emulator, Int32(size.height), Int32(size.width))
    }

    package var modes: cvterm_modes { watcher.pointee.modes }

    package var cursor: CellPoint {
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(emulator), &position)
        return CellPoint(column: Int(position.col), row: Int(position.row))
    }

    /// The position of the cursor; `nil` while it is hidden.
    package var visibleCursor: CellPoint? { modes.cursor_visible ? cursor : nil }

    package func cell(_ column: Int, _ row: Int) -> ScreenCell {
        ScreenCell(cvterm_get_cell(screen, Int32(row), Int32(column)))
    }

    package var cells: [[ScreenCell]] {
        (0..<size.height).map { row in (0..<size.width).map { cell($0, row) } }
    }

    /// Returns descriptions of at most ten cells in which two screens differ; empty if they are equal.
    ///
    /// The style of the right half of a wide character is ignored, because libvterm keeps the previous style of that
    /// cell.
    package static func differences(_ a: [[ScreenCell]], _ b: [[ScreenCell]]) -> [String] {
        guard a.map(\.count) == b.map(\.count) else { return ["the sizes differ"] }
        var found: [String] = []
        for (row, cells) in zip(a, b).enumerated() {
            for (column, pair) in zip(cells.0, cells.1).enumerated() where pair.0 != pair.1 {
                if pair.0.text.isEmpty, pair.1.text.isEmpty { continue }
                found.append("column \(column), row \(row): \(pair.0), \(pair.1)")
                if found.count == 10 { return found }
            }
        }
        return found
    }

    /// The rows as text, without trailing blanks.
    package var text: [String] {
        cells.map { row in
            var line = row.map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Returns the position of the first occurrence of a text within a row, from top to bottom; `nil` if the text is
    /// not on the screen.
    package func position(of text: String) -> CellPoint? {
        for (row, cells) in cells.enumerated() {
            for column in cells.indices where text.hasPrefix(cells[column].text) {
                let rest = cells[column...].map(\.text).joined()
                if cells[column].width > 0, rest.hasPrefix(text) {
                    return CellPoint(column: column, row: row)
                }
            }
        }
        return nil
    }
}
