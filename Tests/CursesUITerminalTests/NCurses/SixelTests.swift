import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests a terminal that draws sixels. The test provides the terminal's replies.
    @MainActor
    @Suite struct Sixels {
        /// Keeps the test pictures alive, because the picture table does not retain them.
        static var kept: [TerminalPicture] = []

        @Test(
            "A terminal that reports sixels is queried for details",
            arguments: [
                (foot, SixelHabits.exact), (xterm, .xterm),
            ])
        func question(name: String, habits: SixelHabits) throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            answer(terminal, name)
            #expect(terminal.awaitsAnswers && terminal.capabilities.pictures == nil)
            let asked = String(decoding: pseudo.pump(), as: UTF8.self)
            #expect(asked.hasSuffix("\u{1B}[16t\u{1B}[?2;1;0S\u{1B}[?1;1;0S\u{1B}[?1070$p\u{1B}[?80$p\u{1B}[c"))
            answer(terminal, Self.taken)
            #expect(terminal.capabilities.pictures == .sixel(SixelOffer(registers: 256, habits: habits)))
            #expect(!terminal.awaitsAnswers)
            let lines = TerminalReport(terminal, failure: nil, environment: [:]).lines
            #expect(lines.contains("  pictures              pixels, by sixels of 255 colours"))
        }

        @Test(
            "The number of colours is that of the registers, at most 255",
            arguments: [
                ("\u{1B}[?1;0;16S", 16), ("\u{1B}[?1;0;1024S", 255), ("\u{1B}[?1;3S", 255), ("", 255),
                ("\u{1B}[?1;0;0S", 2),
            ])
        func registers(answer: String, colors: Int) throws {
            let terminal = try start(PseudoTerminal(), answers: answer + "\u{1B}[?62;4c")
            defer { terminal.stop() }
            guard case .sixel(let offer) = terminal.capabilities.pictures else {
                Issue.record("no sixels")
                return
            }
            #expect(offer.colors == colors)
        }

        @Test(
            "A terminal with shared registers, or in display mode, receives no sixels",
            arguments: [
                "\u{1B}[?1070;2$y", "\u{1B}[?1070;4$y", "\u{1B}[?80;1$y", "\u{1B}[?80;3$y",
            ])
        func refusal(answer: String) throws {
            let terminal = try start(PseudoTerminal(), answers: "\u{1B}[?1;0;256S" + answer + "\u{1B}[?62;4c")
            defer { terminal.stop() }
            #expect(!terminal.awaitsAnswers && terminal.capabilities.pictures == nil)
        }

        @Test(
            "Untested terminals, and those that do not report sixels or a cell's size, are not queried",
            arguments: [
                ("\u{1B}[6;5;4t\u{1B}P>|Konsole 24.1\u{1B}\\\u{1B}[?62;4c", [:]),
                ("\u{1B}[6;5;4t\u{1B}P>|XTerm(368)\u{1B}\\\u{1B}[?62;4c", [:]),
                ("\u{1B}[6;5;4t\u{1B}P>|foot(1.21.0)\u{1B}\\\u{1B}[?62c", [:]),
                ("\u{1B}P>|foot(1.21.0)\u{1B}\\\u{1B}[?62;4c", [:]),
                ("\u{1B}[6;5;4t\u{1B}[?62;4c", [:]),
                (foot, ["CURSESUI_PICTURES": "cells"]), (foot, ["TMUX": "/tmp/x"]), (foot, ["NO_COLOR": "1"]),
            ] as [(String, [String: String])])
        func others(answers: String, variables: [String: String]) throws {
            let pseudo = PseudoTerminal()
            let environment = TestEnvironment.trueColor.merging(variables) { $1 }
            let terminal = try start(pseudo, name: answers, environment: environment)
            defer { terminal.stop() }
            #expect(terminal.capabilities.pictures == nil)
            #expect(!String(decoding: pseudo.received, as: UTF8.self).contains("S\u{1B}[?1070"))
        }

        @Test(
            "Few text colours do not matter, and untested terminals are queried if the user requests it",
            arguments: [
                ("\u{1B}[6;5;4t\u{1B}[?63;4c", ["CURSESUI_PICTURES": "sixel"]),
                ("\u{1B}[6;5;4t\u{1B}P>|Konsole 24.1\u{1B}\\\u{1B}[?62;4c", ["CURSESUI_PICTURES": "sixel"]),
                (foot, ["COLORTERM": ""]), (xterm, ["TERM": "xterm"]),
            ])
        func known(answers: String, variables: [String: String]) throws {
            let environment = TestEnvironment.trueColor.merging(variables) { $1 }
            let terminal = try start(PseudoTerminal(), name: answers, environment: environment)
            defer { terminal.stop() }
            #expect(terminal.capabilities.pictures != nil)
        }

        @Test("A picture is sent once, within its frame and after its text")
        func once() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture(hole: true)
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 3, row: 1, background: .blue, into: &buffer)
            #expect(await show(buffer, terminal, pseudo) == [])
            #expect(pseudo.screen.sixels?.count == 1)
            #expect(pseudo.screen.cell(3, 1).style.background == .blue)
            #expect(pseudo.screen.text.allSatisfy { $0.isEmpty })
            let all = String(decoding: pseudo.received, as: UTF8.self)
            #expect(all.hasSuffix("\u{1B}\\\u{1B}[?8452l\u{1B}8\u{1B}[?2026l"))
            // A frame without changes, and then frames with changes in other cells, even of the same rows, do not send
            // the picture again.
            for text in ["", "text", "texts"] {
                buffer.write(text, row: 8)
                buffer.write(text, column: 12, row: 1)
                #expect(await show(buffer, terminal, pseudo) == [])
                #expect(pseudo.screen.sixels?.count == 1)
            }
        }

        @Test("Nothing scrolls, even in the last row and column")
        func corner() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            put(try makePicture(), column: terminal.size.width - 4, row: terminal.size.height - 2, into: &buffer)
            #expect(await show(buffer, terminal, pseudo) == [])
            #expect(pseudo.screen.moves == 0)
        }

        @Test("A picture that moves, is clipped, covered, replaced and shown twice leaves nothing behind")
        func motion() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let pictures = [try makePicture(width: 6, height: 4), try makePicture(width: 6, height: 4, seed: 9)]
            for (step, picture) in [0, 0, 0, 1, 1, 0, 1, 0].enumerated() {
                var buffer = CellBuffer(size: terminal.size)
                buffer.write("text that stands", column: 2, row: 3)
                put(pictures[picture], column: step * 3 - 2, row: step - 2, into: &buffer)
                if step % 3 == 1 { put(pictures[picture], column: 30, row: 5, into: &buffer) }
                if step % 2 == 1 { buffer.write("over", column: step * 3, row: step) }
                #expect(await show(buffer, terminal, pseudo) == [], "step \(step)")
            }
            #expect(await show(CellBuffer(size: terminal.size), terminal, pseudo) == [])
            #expect(pseudo.screen.sixels?.isEmpty == true)
        }

        @Test("Only the part of a picture that was covered is sent again")
        func cover() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            put(try makePicture(width: 20, height: 8), column: 0, row: 0, into: &buffer)
            #expect(await show(buffer, terminal, pseudo) == [])
            var covered = buffer
            for row in 2..<4 { covered.write("menu", column: 5, row: row) }
            #expect(await show(covered, terminal, pseudo) == [])
            #expect(pseudo.screen.sixels?.count == 1)
            let before = pseudo.received.count
            #expect(await show(buffer, terminal, pseudo) == [])
            #expect(pseudo.screen.sixels?.count == 2)
            #expect(pseudo.received.count - before < 2000)
        }

        @Test("Scrolled rows of pictures and text are drawn again, and the terminal moves none")
        func scrolling() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let pictures = try (0..<30).map { try makePicture(width: 2, height: 1, seed: $0) }
            for offset in 0..<20 {
                var buffer = CellBuffer(size: terminal.size)
                for row in 0..<10 {
                    put(pictures[offset + row], column: 0, row: row, into: &buffer)
                    buffer.write("line \((offset + row) * 7919 % 1000)", column: 3, row: row)
                }
                #expect(await show(buffer, terminal, pseudo) == [], "offset \(offset)")
            }
            #expect(pseudo.screen.moves == 0)
            // The screen must not scroll even after the pictures are gone, because a scrolled row could carry old
            // pixels along.
            for offset in 0..<20 {
                var buffer = CellBuffer(size: terminal.size)
                for row in 0..<10 { buffer.write("line \((offset + row) * 7919 % 1000)", row: row) }
                #expect(await show(buffer, terminal, pseudo) == [], "offset \(offset)")
            }
            #expect(pseudo.screen.moves == 0)
        }

        @Test("A picture is dimmed beneath a sheet, and bright again after it")
        func dimmed() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture(width: 6, height: 4)
            for isDim in [false, true, false] {
                var buffer = CellBuffer(size: terminal.size)
                put(picture, column: 2, row: 2, isDim: isDim, into: &buffer)
                if isDim { buffer.write("sheet", column: 4, row: 3) }
                #expect(await show(buffer, terminal, pseudo) == [])
            }
        }

        @Test("Pixels are erased while the terminal is lent, and drawn again afterwards and on redraw")
        func again() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            put(try makePicture(), column: 5, row: 3, into: &buffer)
            #expect(await show(buffer, terminal, pseudo) == [])
            terminal.lend {
                pseudo.pump()
                #expect(pseudo.screen.sixels?.isEmpty == true)
            }
            pseudo.pump()
            #expect(mistakes(pseudo, buffer) == [])
            terminal.redraw()
            pseudo.pump()
            #expect(mistakes(pseudo, buffer) == [])
        }

        @Test("The pixels are erased before the screen is restored, also in a crash")
        func end() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            var buffer = CellBuffer(size: terminal.size)
            put(try makePicture(), column: 5, row: 3, into: &buffer)
            #expect(await show(buffer, terminal, pseudo) == [])
            terminal.stop()
            let bytes = String(decoding: pseudo.pump(), as: UTF8.self)
            #expect(pseudo.screen.sixels?.isEmpty == true)
            let erasure = try #require(bytes.range(of: "\u{1B}[2J"))
            let leaving = try #require(bytes.range(of: "\u{1B}[?1049l"))
            #expect(erasure.upperBound <= leaving.lowerBound)
            var modes = TerminalModes(
                entry: try TerminfoEntry.find(environment: ["TERM": "xterm-256color"], terminal: 1))
            #expect(!String(decoding: modes.leave, as: UTF8.self).contains("\u{1B}[2J"))
            modes.hasSixels = true
            #expect(String(decoding: modes.leave, as: UTF8.self).hasPrefix("\u{1B}\\"))
            #expect(String(decoding: modes.leave, as: UTF8.self).contains("\u{1B}[2J"))
        }

        @Test("A resized window is drawn again; with a new font, pictures for the old one are not shown")
        func resizing() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture(width: 30, height: 4)
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 0, row: 0, into: &buffer)
            #expect(await show(buffer, terminal, pseudo) == [])
            let size = CellSize(width: 20, height: 6)
            pseudo.resize(to: size)
            kill(getpid(), SIGWINCH)
            #expect(await pseudo.pump { terminal.size == size })
            var smaller = CellBuffer(size: size)
            put(picture, column: 0, row: 0, into: &smaller)
            #expect(await show(smaller, terminal, pseudo) == [])
            let asked = String(decoding: pseudo.received, as: UTF8.self).components(separatedBy: "\u{1B}[16t")
            #expect(asked.count == 4)
            answer(terminal, "\u{1B}[6;18;9t")
            #expect(terminal.capabilities.cellPixels == CellPixels(width: 9, height: 18))
            terminal.present(smaller, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.sixels?.isEmpty == true)
        }

        @Test(
            "Without a report of a cell's size, xterm's graphics area or a large window determines it",
            arguments: [
                ("\u{1B}[?2;0;160;50S", CellPixels(width: 4, height: 5)), ("\u{1B}[?2;0;161;50S", nil),
                ("\u{1B}[?2;0;1000;1000S", nil), ("", nil),
            ])
        func cells(answer room: String, cell: CellPixels?) throws {
            let pseudo = PseudoTerminal()
            var window = winsize(ws_row: 10, ws_col: 40, ws_xpixel: 40 * 8 + 7, ws_ypixel: 10 * 16 + 9)
            #expect(ioctl(pseudo.terminal, UInt(TIOCSWINSZ), &window) == 0)
            let name = "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?63;1;2;4;6c"
            let terminal = try start(pseudo, name: name, answers: room + Self.taken)
            defer { terminal.stop() }
            #expect((terminal.capabilities.pictures == nil) == (cell == nil))
            if let cell { #expect(terminal.capabilities.cellPixels == cell) }
        }

        @Test("A screen without cells, or a graphics area without pixels, tells no size of a cell")
        func nothing() {
            for (area, screen) in [(0, CellSize.zero), (0, CellSize(width: 40, height: 10)), (160, .zero)] {
                #expect(CellPixels(.graphics([2, 0, area, area]), screen: screen) == nil)
            }
        }

        @Test("In a large window, margins add less than a pixel per cell")
        func certainty() throws {
            let cell = try #require(CellPixels(width: 9, height: 19))
            #expect(cell.isCertain(on: CellSize(width: 80, height: 40)))
            #expect(!cell.isCertain(on: CellSize(width: 80, height: 24)))
            #expect(!cell.isCertain(on: CellSize(width: 30, height: 40)))
        }

        @Test("A large picture is sent in several frames, and keys typed meanwhile do not wait")
        func large() async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 200, height: 60))
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            put(try makePicture(width: 200, height: 58), column: 0, row: 0, into: &buffer)
            terminal.present(buffer, damage: nil, cursor: nil)
            buffer.write("key", row: 59)
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(await pseudo.pump { terminal.isReady && mistakes(pseudo, buffer) == [] })
            let frames = String(decoding: pseudo.received, as: UTF8.self).components(separatedBy: "\u{1B}[?2026l")
            #expect(frames.filter { $0.contains("\u{1B}P") }.count > 1)
            #expect(frames.allSatisfy { $0.utf8.count < 3 * SixelScreen.enoughBytes })
        }

        @Test("A picture within a link stays a picture and a link")
        func links() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture(width: 2, height: 1)
            var buffer = CellBuffer(size: terminal.size)
            for column in 0..<2 {
                buffer.put(
                    picture.glyph(row: 0, column: column), style: Style(link: Hyperlink("https://swift.org")),
                    at: CellPoint(column: column, row: 0), clip: buffer.bounds)
            }
            #expect(await show(buffer, terminal, pseudo) == [])
            #expect(String(decoding: pseudo.received, as: UTF8.self).contains("https://swift.org\u{1B}\\  \u{1B}]8;;"))
        }
    }
}
