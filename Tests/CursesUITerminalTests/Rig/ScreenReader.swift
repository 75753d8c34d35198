import CVTerm
import CursesUITerminal

/// A terminal emulator that is not ours (libvterm): bytes in, what a user would see out.
@MainActor
final class ScreenReader {
    private(set) var size: CellSize
    private let emulator: OpaquePointer
    private let screen: OpaquePointer
    private let modeStorage = UnsafeMutablePointer<cvterm_modes>.allocate(capacity: 1)

    init(size: CellSize) {
        self.size = size
        emulator = vterm_new(Int32(size.height), Int32(size.width))
        vterm_set_utf8(emulator, 1)
        screen = vterm_obtain_screen(emulator)
        modeStorage.initialize(to: cvterm_modes())
        cvterm_watch(screen, modeStorage)
    }

    isolated deinit {
        vterm_free(emulator)
        modeStorage.deallocate()
    }

    func feed(_ bytes: some Collection<UInt8>) {
        let bytes = bytes.map { CChar(bitPattern: $0) }
        vterm_input_write(emulator, bytes, bytes.count)
    }

    func resize(to size: CellSize) {
        self.size = size
        vterm_set_size(emulator, Int32(size.height), Int32(size.width))
    }

    var modes: cvterm_modes { modeStorage.pointee }

    var cursor: CellPoint {
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(emulator), &position)
        return CellPoint(column: Int(position.col), row: Int(position.row))
    }

    func cell(_ column: Int, _ row: Int) -> ScreenCell {
        ScreenCell(cvterm_get_cell(screen, Int32(row), Int32(column)))
    }

    var cells: [[ScreenCell]] {
        (0..<size.height).map { row in (0..<size.width).map { cell($0, row) } }
    }

    /// The cells in which two pictures differ, at most ten: empty if they are the same.
    static func differences(_ a: [[ScreenCell]], _ b: [[ScreenCell]]) -> [String] {
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
    var text: [String] {
        cells.map { row in
            var line = row.map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}

/// What one cell of the emulator shows.
struct ScreenCell: Equatable, CustomStringConvertible {
    /// Empty for the right half of a wide cell; a space for a blank.
    var text: String
    var width: Int
    /// libvterm does not tell of dim.
    var style: Style

    init(text: String, width: Int, style: Style) {
        self.text = text
        self.width = width
        self.style = style
    }

    init(_ cell: cvterm_cell) {
        width = Int(cell.width)
        var scalars = String.UnicodeScalarView()
        withUnsafeBytes(of: cell.scalars) { bytes in
            for value in bytes.bindMemory(to: UInt32.self).prefix(Int(cell.scalar_count)) {
                scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            }
        }
        text = cell.width == 0 ? "" : cell.scalar_count == 0 ? " " : String(scalars)
        style = Style(
            foreground: Self.color(cell.foreground), background: Self.color(cell.background))
        if cell.bold { style.attributes.insert(.bold) }
        if cell.italic { style.attributes.insert(.italic) }
        if cell.underline { style.attributes.insert(.underline) }
        if cell.blink { style.attributes.insert(.blink) }
        if cell.reverse { style.attributes.insert(.reverse) }
        if cell.strikethrough { style.attributes.insert(.strikethrough) }
    }

    var description: String { "\"\(text)\" \(style)" }

    private static func color(_ color: cvterm_color) -> TerminalColor {
        switch color.kind {
        case 0: .default
        case 1: .palette(UInt8(color.value))
        default:
            .rgb(
                UInt8(color.value >> 16), UInt8(color.value >> 8 & 255), UInt8(color.value & 255))
        }
    }
}
