import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests that the terminal is restored to its original state.
    @MainActor
    @Suite struct LifeCycle {
        @Test("The line modes are restored afterwards")
        func lineModes() throws {
            let pseudo = PseudoTerminal()
            let before = pseudo.lineModes
            let terminal = try pseudo.start()
            #expect(pseudo.lineModes != before)
            terminal.stop()
            #expect(pseudo.lineModes == before)
        }

        @Test("The shell's own file description never stops blocking")
        func blocking() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            #expect(fcntl(pseudo.terminal, F_GETFL) & O_NONBLOCK == 0)
            terminal.stop()
            #expect(fcntl(pseudo.terminal, F_GETFL) & O_NONBLOCK == 0)
        }

        @Test(
            "Every mode that was set is reset",
            arguments: [MouseTracking.off, .drags, .motion], [CursorShape.standard, .bar])
        func balance(mouse: MouseTracking, shape: CursorShape) throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            terminal.mouse = mouse
            terminal.cursorShape = shape
            terminal.present(
                CellBuffer(size: terminal.size), damage: nil, cursor: CellPoint(column: 0, row: 0))
            terminal.present(CellBuffer(size: terminal.size), damage: nil, cursor: nil)
            terminal.stop()
            pseudo.pump()
            let modes = ModeLog(pseudo.received)
            #expect(modes.set.isEmpty)
            #expect(modes.seen.isSuperset(of: [1049, 1004, 2004, 2026]))
            #expect(modes.seen.contains(1003) == true)
            #expect(modes.cursorShape == 0)
            #expect(pseudo.screen.modes.cursor_visible)
            #expect(!pseudo.screen.modes.alternate_screen)
            #expect(pseudo.screen.modes.mouse == 0)
        }

        @Test("The primary screen and the position of the cursor are restored")
        func firstScreen() throws {
            let pseudo = PseudoTerminal()
            pseudo.screen.feed(Array("$ app\r\nsome output\r\n".utf8))
            let before = (pseudo.screen.cells, pseudo.screen.cursor)
            let terminal = try pseudo.start()
            var buffer = CellBuffer(size: terminal.size)
            for row in 0..<10 { buffer.write("app app app", row: row) }
            terminal.present(buffer, damage: nil, cursor: CellPoint(column: 7, row: 7))
            terminal.stop()
            pseudo.pump()
            #expect(ScreenReader.differences(pseudo.screen.cells, before.0) == [])
            #expect(pseudo.screen.cursor == before.1)
        }

        @Test("A terminal can be started, stopped and started again")
        func again() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("again")
            for _ in 0..<3 {
                terminal.present(buffer, damage: nil, cursor: nil)
                pseudo.pump()
                #expect(pseudo.screen.text[0] == "again")
                terminal.stop()
                terminal.stop()
                pseudo.pump()
                #expect(pseudo.screen.text[0] == "")
                try terminal.start()
                pseudo.pump()
            }
            terminal.stop()
        }

        @Test("A terminal that is deallocated is restored")
        func released() throws {
            let pseudo = PseudoTerminal()
            let before = pseudo.lineModes
            var terminal: NCursesTerminal? = try pseudo.start()
            #expect(terminal?.isReady == true)
            #expect(pseudo.screen.modes.alternate_screen)
            terminal = nil
            pseudo.pump()
            #expect(pseudo.lineModes == before)
            #expect(!pseudo.screen.modes.alternate_screen)
        }

        @Test("Keys arrive while the screen is taken, and only then")
        func input() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            let log = TerminalLog(of: terminal)
            pseudo.type("a\u{3}\r漢\u{1B}[A")
            let keys: [TerminalEvent] = [
                .key(KeyPress("a")), .key(KeyPress("c", modifiers: .control)), .key(KeyPress(.return)),
                .key(KeyPress("漢")), .key(KeyPress(.upArrow)),
            ]
            #expect(await pseudo.pump { log.events == keys })
            terminal.stop()
            pseudo.type("b\n")
            await Task.yield()
            #expect(log.events == keys)
        }

        @Test("The modes are restored while a program borrows the terminal; then all is drawn")
        func suspendDuring() throws {
            let pseudo = PseudoTerminal()
            let before = pseudo.lineModes
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("mine", row: 4)
            terminal.present(buffer, damage: nil, cursor: nil)
            let log = TerminalLog(of: terminal)
            // Presents the newest frame once the terminal is ready.
            log.onReady = { terminal.present(buffer, damage: nil, cursor: nil) }
            terminal.lend {
                pseudo.pump()
                #expect(pseudo.lineModes == before)
                #expect(!pseudo.screen.modes.alternate_screen)
                #expect(!terminal.isReady)
                pseudo.screen.feed(Array("\u{1B}[5;1Hother program".utf8))
                buffer.write("newer", row: 5)
                terminal.present(buffer, damage: nil, cursor: nil)
            }
            #expect(log.ownership == [false, true])
            #expect(log.readyCount == 1)
            #expect(terminal.statistics.dropped == 1)
            pseudo.pump()
            #expect(terminal.isReady)
            #expect(pseudo.lineModes != before)
            #expect(pseudo.screen.text[4] == "mine")
            #expect(pseudo.screen.text[5] == "newer")
        }

        @Test("After a program borrowed the terminal, all is drawn even if nothing changed")
        func suspendUnchanged() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("mine", row: 4)
            terminal.present(buffer, damage: nil, cursor: CellPoint(column: 2, row: 2))
            terminal.lend { _ = pseudo.pump() }
            #expect(await pseudo.pump { pseudo.differences(from: buffer) == [] })
            #expect(pseudo.screen.cursor == CellPoint(column: 2, row: 2))
        }

        @Test("A size that changed while a program borrowed the terminal is reported")
        func suspendResized() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            terminal.present(CellBuffer(size: terminal.size), damage: nil, cursor: nil)
            let log = TerminalLog(of: terminal)
            let size = CellSize(width: 50, height: 5)
            terminal.lend { pseudo.resize(to: size) }
            #expect(log.events == [.resize(size)])
            var buffer = CellBuffer(size: size)
            buffer.write("new", row: 4)
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(await pseudo.pump { pseudo.differences(from: buffer) == [] })
        }

        @Test("A new size is adopted, and reported once for a burst of changes")
        func resize() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            for size in [
                CellSize(width: 1, height: 1), CellSize(width: 1000, height: 300),
                CellSize(width: 33, height: 7),
            ] {
                for step in 0..<20 {
                    pseudo.resize(to: CellSize(width: size.width, height: size.height + step))
                    kill(getpid(), SIGWINCH)
                }
                pseudo.resize(to: size)
                kill(getpid(), SIGWINCH)
                log.events = []
                #expect(await pseudo.pump { !log.events.isEmpty })
                #expect(log.events == [.resize(size)])
                #expect(terminal.size == size)
                var buffer = CellBuffer(size: size)
                buffer.write("corner", column: max(0, size.width - 6), row: size.height - 1)
                terminal.present(buffer, damage: nil, cursor: nil)
                #expect(await pseudo.pump { terminal.isReady })
                let expected = size.width == 1 ? "c" : "corner"
                #expect(pseudo.screen.text.last?.hasSuffix(expected) == true)
            }
        }

        @Test("A screen keeps working while a different terminal's entry is read")
        func otherEntry() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            for (row, text) in ["one", "two"].enumerated() {
                buffer.write(text, style: Style(attributes: .bold), row: row)
                terminal.present(buffer, damage: nil, cursor: nil)
                _ = try TerminfoEntry.load(named: "vt100", terminal: -1)
            }
            pseudo.pump()
            #expect(pseudo.differences(from: buffer) == [])
        }

        @Test("A screen keeps working after a different one was opened and closed")
        func otherScreen() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            for round in 0..<8 {
                buffer.write("round \(round)", style: Style(attributes: .bold), row: round)
                terminal.present(buffer, damage: nil, cursor: nil)
                let composer = try FrameComposer(size: CellSize(width: 9, height: 2), colorLevel: .ansi256)
                #expect(!composer.bytes(for: CellBuffer(size: CellSize(width: 9, height: 2)), cursor: .zero).isEmpty)
            }
            pseudo.pump()
            #expect(pseudo.differences(from: buffer) == [])
        }

        @Test("A frame has the same bytes whatever the process has drawn before")
        func composedAlike() throws {
            func compose() throws -> ArraySlice<Int> {
                let size = CellSize(width: 120, height: 40)
                let composer = try FrameComposer(size: size, colorLevel: .trueColor)
                // The first frame clears the new screen.
                return (0..<4).map { frame in
                    var buffer = CellBuffer(size: size)
                    for row in 0..<40 {
                        let line = String(
                            String.UnicodeScalarView(
                                (0..<120).map { column in
                                    Unicode.Scalar(UInt8(33 + (row * 13 + column * 7 + frame * (2 * row + 3)) % 94))
                                }))
                        buffer.write(line, row: row)
                    }
                    return composer.bytes(for: buffer, cursor: nil).count
                }
                .dropFirst()
            }
            let before = try compose()
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            let beside = try compose()
            terminal.present(CellBuffer(size: terminal.size), damage: nil, cursor: nil)
            let after = try compose()
            terminal.stop()
            #expect(before == beside)
            #expect(before == after)
            #expect(try before == compose())
        }

        @Test("Cells that were cut off while the terminal was briefly smaller are drawn again")
        func shrunkForAMoment() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("corner", column: terminal.size.width - 6, row: terminal.size.height - 1)
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(await pseudo.pump { pseudo.differences(from: buffer) == [] })
            pseudo.resize(to: CellSize(width: 5, height: 2))
            pseudo.resize(to: terminal.size)
            #expect(pseudo.differences(from: buffer) != [])
            kill(getpid(), SIGWINCH)
            #expect(await pseudo.pump { pseudo.differences(from: buffer) == [] })
            #expect(log.events == [])
        }

        @Test("The size is 80 by 24 if the terminal does not report it")
        func unknownSize() throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 80, height: 24))
            var window = winsize()
            _ = ioctl(pseudo.terminal, UInt(TIOCSWINSZ), &window)
            let terminal = try pseudo.start()
            #expect(terminal.size == CellSize(width: 80, height: 24))
            terminal.stop()
        }

        @Test("LINES and COLUMNS in the environment are ignored, and TERMINFO is restored")
        func environment() throws {
            setenv("LINES", "7", 1)
            setenv("COLUMNS", "33", 1)
            setenv("TERMINFO", "/nowhere", 1)
            defer { for name in ["LINES", "COLUMNS", "TERMINFO"] { unsetenv(name) } }
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            #expect(getenv("TERMINFO").map { String(cString: $0) } == "/nowhere")
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("far", column: 37, row: 9)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.text[9].hasSuffix("far"))
        }

        @Test("The end of the terminal is reported once")
        func hangUp() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            pseudo.hangUp()
            #expect(await pseudo.pump { !log.terminations.isEmpty })
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("nobody reads this")
            terminal.present(buffer, damage: nil, cursor: nil)
            await Task.yield()
            #expect(log.terminations == [.hangUp])
        }

        @Test(
            "A signal that requests termination is reported, and does not kill the process",
            arguments: [(SIGINT, Termination.interrupt), (SIGTERM, .terminate), (SIGHUP, .hangUp)])
        func signals(signal: Int32, reason: Termination) async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            let log = TerminalLog(of: terminal)
            kill(getpid(), signal)
            #expect(await pseudo.pump { !log.terminations.isEmpty })
            #expect(log.terminations == [reason])
            #expect(reason.exitStatus == 128 + signal)
            terminal.stop()
            var action = sigaction()
            sigaction(signal, nil, &action)
            #expect(action.__sigaction_handler.sa_handler == nil)
        }

        @Test("Everything is drawn again after a stop that the process could not catch")
        func continued() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let raw = pseudo.lineModes
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("mine", row: 4)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            pseudo.screen.feed(Array("\u{1B}[?1049l\u{1B}[?1002lgarbage".utf8))
            var modes = termios()
            tcgetattr(pseudo.terminal, &modes)
            modes.c_lflag |= tcflag_t(ECHO | ICANON)
            tcsetattr(pseudo.terminal, TCSANOW, &modes)
            kill(getpid(), SIGCONT)
            #expect(await pseudo.pump { pseudo.screen.text[4] == "mine" })
            #expect(pseudo.lineModes == raw)
            #expect(pseudo.screen.modes.alternate_screen)
            #expect(pseudo.screen.modes.mouse == 2)
        }
    }
}
