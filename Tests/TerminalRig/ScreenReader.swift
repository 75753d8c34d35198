import CVTerm
import CursesUITerminal

/// A terminal emulator that is not ours (libvterm): bytes in, what a user would see out.
package final class ScreenReader {
    package private(set) var size: CellSize
    private let emulator: OpaquePointer
    private let screen: OpaquePointer
    private let modeStorage = UnsafeMutablePointer<cvterm_modes>.allocate(capacity: 1)

    package init(size: CellSize) {
        self.size = size
        emulator = vterm_new(Int32(size.height), Int32(size.width))
        vterm_set_utf8(emulator, 1)
        screen = vterm_obtain_screen(emulator)
        modeStorage.initialize(to: cvterm_modes())
        cvterm_watch(screen, modeStorage)
    }

    deinit {
        vterm_free(emulator)
        modeStorage.deallocate()
    }

    /// Whether application program commands (APC) are taken out, as by a terminal that knows them;
    /// libvterm prints them.
    package var takesCommands = false
    private var commands = CommandFilter()

    package func feed(_ bytes: some Collection<UInt8>) {
        let bytes = (takesCommands ? commands.filter(bytes) : Array(bytes)).map { CChar(bitPattern: $0) }
        vterm_input_write(emulator, bytes, bytes.count)
    }

    package func resize(to size: CellSize) {
        self.size = size
        vterm_set_size(emulator, Int32(size.height), Int32(size.width))
    }

    package var modes: cvterm_modes { modeStorage.pointee }

    package var cursor: CellPoint {
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(emulator), &position)
        return CellPoint(column: Int(position.col), row: Int(position.row))
    }

    package func cell(_ column: Int, _ row: Int) -> ScreenCell {
        ScreenCell(cvterm_get_cell(screen, Int32(row), Int32(column)))
    }

    package var cells: [[ScreenCell]] {
        (0..<size.height).map { row in (0..<size.width).map { cell($0, row) } }
    }

    /// The cells in which two pictures differ, at most ten: empty if they are the same.
    package static func differences(_ a: [[ScreenCell]], _ b: [[ScreenCell]]) -> [String] {
        guard a.map(\.count) == b.map(\.count) else { return ["the sizes differ"] }
        var found: [String] = []
        for (row, cells) in zip(a, b).enumerated() {
            for (column, pair) in zip(cells.0, cells.1).enumerated() where pair.0 != pair.1 {
                found.append("column \(column), row \(row): \(pair.0), \(pair.1)")
                if found.count == 10 { return found }
            }
        }
        return found
    }

    /// The rows as text, without the blanks at their ends.
    package var text: [String] {
        cells.map { row in
            var line = row.map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Where a text starts that stands in one row: the first place from the top; `nil` if nowhere.
    package func find(_ text: String) -> CellPoint? {
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
