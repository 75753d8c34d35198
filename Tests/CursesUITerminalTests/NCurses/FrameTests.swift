import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Presents frames on a real terminal, and reads the screen back.
    @MainActor
    @Suite struct Frames {
        @Test("A frame's text is on the screen")
        func text() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("Hello", column: 3, row: 1)
            buffer.write("bottom right", column: 28, row: 9)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.text[1] == "   Hello")
            #expect(pseudo.screen.text[9] == String(repeating: " ", count: 28) + "bottom right")
            #expect(pseudo.screen.modes.alternate_screen)
            #expect(!pseudo.screen.modes.cursor_visible)
        }

        @Test("A frame is one write")
        func oneWrite() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            for text in ["one", "another"] {
                let before = terminal.statistics
                var buffer = CellBuffer(size: terminal.size)
                for row in 0..<10 { buffer.write(text, row: row) }
                terminal.present(buffer, damage: nil, cursor: nil)
                #expect(terminal.statistics.writes == before.writes + 1)
                #expect(terminal.statistics.frames == before.frames + 1)
                let bytes = String(decoding: pseudo.pump(), as: UTF8.self)
                #expect(bytes.contains("\u{1B}[?2026h"))
                #expect(bytes.hasSuffix("\u{1B}[?2026l"))
            }
        }

        @Test("An unchanged frame writes nothing")
        func unchanged() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("Hello")
            terminal.present(buffer, damage: nil, cursor: CellPoint(column: 1, row: 0))
            let before = terminal.statistics
            terminal.present(buffer, damage: nil, cursor: CellPoint(column: 1, row: 0))
            #expect(terminal.statistics == before)
        }

        @Test("One changed cell is one character, if the cursor is next to it")
        func oneCell() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("count: 0")
            terminal.present(buffer, damage: nil, cursor: nil)
            buffer.write("1", column: 7)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            buffer.write("2", column: 7)
            terminal.present(buffer, damage: nil, cursor: nil)
            let bytes = String(decoding: pseudo.pump(), as: UTF8.self)
            #expect(bytes == "\u{1B}[?2026h\u{8}2\u{1B}[?2026l")
            #expect(pseudo.screen.text[0] == "count: 2")
        }

        @Test(
            "Rows that have moved are scrolled instead of drawn",
            arguments: [
                (0..<10, 1, false), (0..<10, -1, true), (0..<10, 4, false), (0..<10, -4, false), (2..<9, 2, true),
                (2..<9, -3, false), (0..<8, 1, false), (3..<10, -1, true),
            ])
        func scrolling(region: Range<Int>, up distance: Int, hasCursor: Bool) throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let cursor = hasCursor ? CellPoint(column: 4, row: 7) : nil
            var buffer = CellBuffer(size: terminal.size)
            for row in 0..<10 { buffer.write("a long text in row \(row)", row: row) }
            terminal.present(buffer, damage: nil, cursor: cursor)
            pseudo.pump()
            for step in 1...3 {
                buffer.shiftRows(by: -distance, in: region)
                buffer.write("new \(step)", row: distance > 0 ? region.upperBound - 1 : region.lowerBound)
                let damage = CellRect(
                    column: 0, row: region.lowerBound, width: buffer.size.width, height: region.count)
                terminal.present(buffer, damage: [damage], cursor: cursor)
                let bytes = String(decoding: pseudo.pump(), as: UTF8.self)
                #expect(!bytes.contains("long"), "\(bytes.debugDescription)")
                #expect(pseudo.differences(from: buffer) == [])
                if let cursor { #expect(pseudo.screen.cursor == cursor) }
            }
            buffer.write("later", column: 3, row: 5)
            terminal.present(buffer, damage: nil, cursor: cursor)
            pseudo.pump()
            #expect(pseudo.differences(from: buffer) == [])
        }

        @Test("Two blocks of rows scroll in one frame", arguments: [(1, 1), (-1, 1), (1, -1), (-1, -1), (2, 1)])
        func scrolling(up first: Int, and second: Int) throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 40, height: 20))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            for row in 0..<20 { buffer.write("a long text in row \(row)", row: row) }
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            for _ in 1...2 {
                let regions = [(0..<9, first), (10..<19, second)]
                for (region, distance) in regions { buffer.shiftRows(by: -distance, in: region) }
                let damage = regions.map { region, _ in
                    CellRect(column: 0, row: region.lowerBound, width: 40, height: region.count)
                }
                terminal.present(buffer, damage: damage, cursor: nil)
                let bytes = String(decoding: pseudo.pump(), as: UTF8.self)
                #expect(!bytes.contains("long"), "\(bytes.debugDescription)")
                #expect(pseudo.differences(from: buffer) == [])
            }
        }

        @Test("Rows beside a column that stays are not scrolled")
        func scrollingBesideColumn() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            for step in 0..<3 {
                for row in 0..<10 {
                    buffer.write("sidebar \(row)", row: row)
                    buffer.write("a long text in row \(row + step)", column: 20, row: row)
                }
                let list = CellRect(column: 20, row: 0, width: 20, height: 10)
                terminal.present(buffer, damage: step == 0 ? nil : [list], cursor: nil)
                pseudo.pump()
                #expect(pseudo.differences(from: buffer) == [])
            }
        }

        @Test("The cursor is placed, moved and hidden")
        func cursor() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let buffer = CellBuffer(size: terminal.size)
            for place in [CellPoint(column: 5, row: 3), CellPoint(column: 39, row: 9)] {
                terminal.present(buffer, damage: nil, cursor: place)
                pseudo.pump()
                #expect(pseudo.screen.modes.cursor_visible)
                #expect(pseudo.screen.cursor == place)
            }
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(!pseudo.screen.modes.cursor_visible)
        }

        @Test("Only damaged cells are compared")
        func damage() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("here", column: 2, row: 2)
            buffer.write("there", column: 2, row: 5)
            let damage = CellRect(column: 0, row: 2, width: 10, height: 1)
            terminal.present(buffer, damage: [damage], cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.text[2] == "  here")
            #expect(pseudo.screen.text[5] == "")
        }

        @Test("A buffer of a different size is clipped, or padded with blanks")
        func otherSize() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var large = CellBuffer(size: CellSize(width: 60, height: 20))
            for row in 0..<20 { large.write(String(repeating: "x", count: 60), row: row) }
            terminal.present(large, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.text == Array(repeating: String(repeating: "x", count: 40), count: 10))
            var small = CellBuffer(size: CellSize(width: 2, height: 1))
            small.write("yy")
            terminal.present(small, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.text == ["yy"] + Array(repeating: "", count: 9))
        }

        @Test("Without line drawing a box consists of ASCII")
        func withoutLineDrawing() throws {
            // In the locale "C", ncurses writes repetitions (REP), which libvterm does not expect before the last column.
            #expect(UTF8Locale.use())
            let entry = try TerminfoEntry.find(environment: TestEnvironment.trueColor, terminal: -1)
            let screen = try NCursesScreen(
                entry: entry,
                capabilities: Capabilities(hasLineDrawing: false),
                size: CellSize(width: 10, height: 3)
            )
            var buffer = CellBuffer(size: screen.size)
            for (row, text) in ["╭────────╮", "│ x      │", "╰────────╯"].enumerated() {
                buffer.write(text, row: row)
            }
            screen.draw(buffer, damage: nil)
            let reader = ScreenReader(size: screen.size)
            reader.feed(Array(screen.update(cursor: nil)))
            #expect(reader.text == ["+--------+", "| x      |", "+--------+"])
        }

        @Test("A redraw repairs whatever the terminal shows")
        func redraw() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("Hello", column: 3, row: 1)
            terminal.present(buffer, damage: nil, cursor: CellPoint(column: 4, row: 1))
            pseudo.pump()
            let before = pseudo.screen.cells
            pseudo.screen.feed(Array("\u{1B}[2J\u{1B}[31mgarbage\u{1B}[?25l".utf8))
            terminal.redraw()
            pseudo.pump()
            #expect(ScreenReader.differences(pseudo.screen.cells, before) == [])
            #expect(pseudo.screen.cursor == CellPoint(column: 4, row: 1))
            #expect(pseudo.screen.modes.cursor_visible)
        }
    }
}
