import CNCurses
import Foundation
import TerminalRig

@testable import CursesUITerminal

/// A terminal that shows frames with the same bytes as the real one, and keeps the screen that results from them.
@MainActor
final class FrameTerminal: Terminal {
    let size: CellSize
    let capabilities: Capabilities
    weak var delegate: (any TerminalDelegate)?
    let isReady = true
    var title: String?

    private(set) var reader: OutputReader
    /// The first forbidden output.
    private(set) var violation: OutputReader.Violation?
    /// The bytes of the last frame.
    private(set) var frame: [UInt8] = []
    /// An independent emulator that reads the same bytes.
    private let emulator: ScreenReader?
    private let screen: NCursesScreen

    /// Requires that no other screen of ncurses is in use.
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

    /// Does nothing: there is no clipboard.
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

    /// The first difference between a terminal and a frame.
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

    /// The expected screen of a frame: the encoding of each cell by `GlyphEncoder`.
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

    /// The cell that the emulator shows; `nil` without an emulator.
    func emulatedCell(column: Int, row: Int) -> ScreenCell? {
        emulator?.cell(column, row)
    }
}
