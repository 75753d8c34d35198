import CVTerm

/// An independent terminal emulator (libvterm), which turns bytes into the screen that a user would see.
final class Emulator {
    private let emulator: OpaquePointer
    private let screen: OpaquePointer
    private let watcher = UnsafeMutablePointer<cvterm_watcher>.allocate(capacity: 1)

    init() {
        emulator = vterm_new(Int32(Child.rows), Int32(Child.columns))
        vterm_set_utf8(emulator, 1)
        screen = vterm_obtain_screen(emulator)
        watcher.initialize(to: cvterm_watcher())
        cvterm_watch(screen, watcher)
    }

    deinit {
        vterm_free(emulator)
        watcher.deallocate()
    }

    func feed(_ bytes: some Collection<UInt8>) {
        let bytes = bytes.map { CChar(bitPattern: $0) }
        vterm_input_write(emulator, bytes, bytes.count)
    }

    /// Returns the content of one cell.
    func cell(column: Int, row: Int) -> ScreenCell {
        let cell = cvterm_get_cell(screen, Int32(row), Int32(column))
        return ScreenCell(
            scalar: cell.scalar_count == 0 ? " " : Unicode.Scalar(cell.scalars.0) ?? " ",
            foreground: Colour(cell.foreground),
            background: Colour(cell.background)
        )
    }

    /// Returns a row as text, without trailing blanks.
    func row(_ row: Int) -> String {
        var text = String.UnicodeScalarView()
        for column in 0..<Child.columns { text.append(cell(column: column, row: row).scalar) }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// The position of the cursor; `nil` if it is hidden.
    var cursor: (column: Int, row: Int)? {
        guard watcher.pointee.modes.cursor_visible else { return nil }
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(emulator), &position)
        return (Int(position.col), Int(position.row))
    }
}

struct ScreenCell: Equatable {
    var scalar: Unicode.Scalar
    var foreground = Colour.standard
    var background = Colour.standard
}

enum Colour: Equatable {
    case standard
    case palette(Int)
    case rgb(Int)

    fileprivate init(_ colour: cvterm_color) {
        switch colour.kind {
        case 0: self = .standard
        case 1: self = .palette(Int(colour.value))
        default: self = .rgb(Int(colour.value))
        }
    }
}
