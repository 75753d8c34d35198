import CNCurses
import Foundation
import TerminalRig

@testable import CursesUITerminal

/// A terminal that shows frames as the real one does, by the same bytes, and keeps a picture of what
/// they make of it.
@MainActor
final class FrameTerminal: Terminal {
    let size: CellSize
    let capabilities: Capabilities
    weak var delegate: (any TerminalDelegate)?
    let isReady = true
    var title: String?

    private(set) var reader: OutputReader
    /// The first that was sent of what must not be.
    private(set) var violation: OutputReader.Violation?
    /// The bytes of the last frame.
    private(set) var frame: [UInt8] = []
    /// An emulator that is not ours and reads along.
    private let emulator: ScreenReader?
    private let screen: NCursesScreen

    /// No other screen of ncurses may be in use.
    init(size: CellSize, isEmulated: Bool) throws {
        _ = UTF8Locale.use()
        var capabilities = Capabilities()
        capabilities.hasHyperlinks = true
        self.capabilities = capabilities
        let entry = try TerminfoEntry.load(named: "xterm-256color", terminal: STDERR_FILENO)
        screen = try NCursesScreen(entry: entry, capabilities: capabilities, size: size)
        self.size = size
        reader = OutputReader(size: size)
        emulator = isEmulated ? ScreenReader(size: size) : nil
    }

    /// There is no clipboard.
    func copy(_ text: String) {}

    func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?) {
        screen.draw(buffer, damage: damage)
        let bytes = screen.update(cursor: cursor)
        frame = Array(bytes)
        do throws(OutputReader.Violation) {
            try reader.read(bytes)
        } catch {
            violation = violation ?? error
        }
        emulator?.feed(frame)
    }

    /// Where a terminal shows something else than a frame.
    static func difference(of screen: ModelScreen, from buffer: CellBuffer) -> String? {
        let expected = expected(buffer)
        for row in 0..<screen.size.height {
            for column in 0..<screen.size.width {
                let shown = screen[column: column, row: row]
                let meant = expected[column: column, row: row]
                if shown.look != meant.look { return "column \(column), row \(row): \(shown), not \(meant)" }
            }
        }
        return nil
    }

    /// The picture of a frame: what `GlyphEncoder` makes of each cell.
    private static func expected(_ buffer: CellBuffer) -> ModelScreen {
        var screen = ModelScreen(size: buffer.size)
        let encoder = GlyphEncoder()
        for row in 0..<buffer.size.height {
            var column = 0
            for cell in buffer.cells[(row * buffer.size.width)..<((row + 1) * buffer.size.width)]
            where cell.glyph != .continuation {
                encoder.encode(cell.glyph) { values in
                    var scalars = CellScalars()
                    for value in values { scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
                    let width = Int(cncurses_width(values[0]))
                    screen[column: column, row: row] = ModelScreen.Cell(scalars: scalars, style: cell.style)
                    if width == 2 {
                        screen[column: column + 1, row: row] = ModelScreen.Cell(
                            scalars: CellScalars(), style: cell.style)
                    }
                    column += width
                }
            }
        }
        return screen
    }

    /// What the emulator shows in a cell; `nil` if there is none.
    func emulatedCell(column: Int, row: Int) -> ScreenCell? {
        emulator?.cell(column, row)
    }
}
