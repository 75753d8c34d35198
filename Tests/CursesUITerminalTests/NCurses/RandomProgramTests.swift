import Foundation
import TerminalRig
import TestSupport
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Random programs that draw, clear, shift, resize and repaint. After every frame the terminal shows
    /// exactly the frame.
    @MainActor
    @Suite struct RandomPrograms {
        @Test("After every frame the screen shows what was drawn", arguments: 0..<12)
        func programs(seed: UInt64) async throws {
            var random = SeededGenerator(seed: seed)
            let pseudo = PseudoTerminal(size: CellSize(width: 30, height: 9))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            var buffer = CellBuffer(size: terminal.size)
            for step in 0..<120 {
                var damage: [CellRect]? = []
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    damage?.append(buffer.scribble(using: &random))
                }
                if Int.random(in: 0..<8, using: &random) == 0 {
                    buffer.shiftRows(by: Int.random(in: -2...2, using: &random))
                    damage = nil
                }
                if Int.random(in: 0..<30, using: &random) == 0 {
                    let size = CellSize(
                        width: .random(in: 1...50, using: &random),
                        height: .random(in: 1...16, using: &random))
                    if size != terminal.size {
                        log.events = []
                        pseudo.resize(to: size)
                        kill(getpid(), SIGWINCH)
                        #expect(await pseudo.pump { !log.events.isEmpty })
                        buffer = CellBuffer(size: size)
                        damage = nil
                    }
                }
                let hasCursor = Bool.random(using: &random)
                let cursor = CellPoint(
                    column: .random(in: 0..<buffer.size.width, using: &random),
                    row: .random(in: 0..<buffer.size.height, using: &random))
                terminal.present(buffer, damage: damage, cursor: hasCursor ? cursor : nil)
                #expect(await pseudo.pump { terminal.isReady })
                let differences = pseudo.differences(from: buffer)
                #expect(differences == [], "seed \(seed), step \(step)")
                #expect(pseudo.screen.modes.cursor_visible == hasCursor)
                if hasCursor { #expect(pseudo.screen.cursor == cursor) }
                let before = terminal.statistics
                terminal.present(buffer, damage: nil, cursor: hasCursor ? cursor : nil)
                #expect(terminal.statistics == before, "seed \(seed), step \(step)")
                if Int.random(in: 0..<20, using: &random) == 0 {
                    pseudo.screen.feed(Array("\u{1B}[3;4H\u{1B}[7mgarbage\u{1B}[2J".utf8))
                    terminal.redraw()
                    #expect(await pseudo.pump { terminal.isReady })
                    #expect(
                        pseudo.differences(from: buffer) == [], "seed \(seed), step \(step)")
                }
                if !differences.isEmpty { return }
            }
        }
    }
}

extension CellBuffer {
    /// Draws something random, and returns its rectangle.
    fileprivate mutating func scribble(using random: inout SeededGenerator) -> CellRect {
        let place = CellPoint(
            column: .random(in: 0..<size.width, using: &random),
            row: .random(in: 0..<size.height, using: &random))
        let style = Style.random(using: &random)
        // A wide glyph that is half overwritten leaves a blank next to it.
        func around(_ rect: CellRect) -> CellRect {
            CellRect(
                column: rect.minColumn - 1, row: rect.minRow, width: rect.size.width + 2,
                height: rect.size.height)
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let rect = CellRect(
                column: place.column, row: place.row,
                width: .random(in: 1...12, using: &random),
                height: .random(in: 1...4, using: &random))
            fill(rect, with: Cell(glyph: .space, style: style))
            return around(rect)
        case 1:
            let rect = CellRect(
                column: place.column, row: place.row,
                width: .random(in: 1...6, using: &random), height: 1)
            restyle(rect) { $0 = style }
            return around(rect)
        default:
            let wide = "漢字かな한국界".unicodeScalars
            let narrow = "abcXYZ 019─│┌é▀█".unicodeScalars
            var column = place.column
            for _ in 0..<Int.random(in: 1...10, using: &random) {
                let isWide = Int.random(in: 0..<3, using: &random) == 0
                guard let scalar = (isWide ? wide : narrow).randomElement(using: &random) else {
                    break
                }
                let glyph = Glyph(scalar: scalar, width: isWide ? 2 : 1)
                put(
                    glyph, style: style, at: CellPoint(column: column, row: place.row),
                    clip: bounds)
                column += glyph.width
            }
            return around(
                CellRect(
                    column: place.column, row: place.row, width: column - place.column, height: 1))
        }
    }

    /// Moves all rows, as scrolling does.
    fileprivate mutating func shiftRows(by rows: Int) {
        let old = self
        fill(bounds)
        for row in 0..<size.height where (0..<size.height).contains(row + rows) {
            for column in 0..<size.width {
                let cell = old[column: column, row: row]
                guard cell.glyph != .continuation else { continue }
                put(
                    cell.glyph, style: cell.style,
                    at: CellPoint(column: column, row: row + rows), clip: bounds)
            }
        }
    }
}

extension Style {
    fileprivate static func random(using random: inout SeededGenerator) -> Style {
        func color() -> TerminalColor {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .palette(.random(in: 0...255, using: &random))
            case 1: .rgb(.random(in: 0...255, using: &random), 100, 7)
            default: .default
            }
        }
        var attributes: Attributes = []
        for attribute in [Attributes.bold, .italic, .underline, .blink, .reverse, .strikethrough]
        where Int.random(in: 0..<6, using: &random) == 0 {
            attributes.insert(attribute)
        }
        return Style(foreground: color(), background: color(), attributes: attributes)
    }
}
