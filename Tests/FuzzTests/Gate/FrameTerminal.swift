import CNCurses
import Foundation
import TerminalRig

@testable import CursesUITerminal

/// A terminal that encodes frames as the same bytes as the real terminal, and keeps the screen that results from them.
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

    /// Creates the terminal. No other ncurses screen may be in use.
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

    /// Returns the first difference between the screen and the frame; `nil` if there is none.
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

    /// Returns the expected screen for a frame, with each cell encoded by `GlyphEncoder`.
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

    /// Returns the cell that the emulator shows; `nil` without an emulator.
    func emulatedCell(column: Int, row: Int) -> ScreenCell? {
        emulator?.cell(column, row)
    }
}
