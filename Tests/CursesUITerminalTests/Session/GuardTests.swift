import CTerminal
import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests the code that restores the terminal in a signal handler when the process dies.
    @MainActor
    @Suite struct Guard {
        @Test("A dying process restores the terminal, shows its output, and draws no more")
        func restore() throws {
            let pseudo = PseudoTerminal()
            let before = pseudo.lineModes
            let output = dup(pseudo.terminal)
            defer { close(output) }
            pseudo.screen.feed(Array("$ app\r\n".utf8))
            let terminal = try pseudo.start(captured: [output])
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("app", row: 3)
            terminal.present(buffer, damage: nil, cursor: nil)
            let message = Array("Fatal error\n".utf8)
            #expect(write(output, message, message.count) == message.count)

            cterminal_restore()
            pseudo.pump()
            #expect(pseudo.lineModes == before)
            #expect(ModeLog(pseudo.received).set.isEmpty)
            #expect(pseudo.screen.text.prefix(3) == ["$ app", "Fatal error", ""])

            buffer.write("another thread is still drawing", row: 5)
            terminal.present(buffer, damage: nil, cursor: nil)
            cterminal_restore()
            #expect(pseudo.pump() == [])
            terminal.stop()
            #expect(pseudo.pump() == [])
        }

        @Test("A death in the middle of a frame leaves nothing behind")
        func middleOfFrame() async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 100, height: 40))
            pseudo.screen.feed(Array("$ app\r\n".utf8))
            let terminal = try pseudo.start()
            var buffer = CellBuffer(size: terminal.size)
            var frame: UInt8 = 0
            while terminal.isReady {
                frame &+= 1
                for row in 0..<40 {
                    for column in 0..<100 {
                        let color = TerminalColor.rgb(frame, UInt8(row), UInt8(column))
                        buffer.write(
                            "x", style: Style(background: color), column: column, row: row)
                    }
                }
                terminal.present(buffer, damage: nil, cursor: nil)
            }
            // The terminal resumes reading just before it is restored.
            let half = pseudo.pump(limit: 5000)
            #expect(half.count == 5000)
            cterminal_restore()
            pseudo.pump()
            #expect(pseudo.screen.text[0] == "$ app")
            #expect(pseudo.screen.text.dropFirst().allSatisfy { $0 == "" })
            #expect(pseudo.screen.cell(0, 0).style == .plain)
            #expect(!pseudo.screen.modes.alternate_screen)
            #expect(pseudo.screen.modes.cursor_visible)
            terminal.stop()
        }

        @Test("A thread that dies while another one sets what restores the terminal restores it")
        func arming() {
            let pseudo = PseudoTerminal()
            let leave = Array("left".utf8)
            var found = termios()
            tcgetattr(pseudo.terminal, &found)
            for _ in 0..<100 {
                let terminal = dup(pseudo.terminal)
                cterminal_arm(terminal, &found, leave, leave.count)
                let thread = Thread { cterminal_restore() }
                thread.start()
                while !thread.isFinished { cterminal_arm(terminal, &found, leave, leave.count) }
                #expect(pseudo.pump() == leave)
                cterminal_disarm()
                pseudo.pump()
                close(terminal)
            }
        }

        @Test(
            "The previous handlers are restored afterwards",
            arguments: [SIGSEGV, SIGABRT, SIGQUIT, SIGILL, SIGTSTP, SIGCONT, SIGWINCH, SIGINT])
        func handlers(signal: Int32) throws {
            func handler() -> Int {
                var action = sigaction()
                sigaction(signal, nil, &action)
                return withUnsafeBytes(of: action.__sigaction_handler) {
                    $0.loadUnaligned(as: Int.self)
                }
            }
            let before = handler()
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            #expect(handler() != before)
            terminal.stop()
            #expect(handler() == before)
        }

        @Test("A child process inherits no ignored or blocked signal while the screen is taken")
        func children() async throws {
            let before = try Self.signalsOfChild()
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH] { kill(getpid(), signal) }
            #expect(await pseudo.pump { log.terminations.count == 3 })
            #expect(try Self.signalsOfChild() == before)
        }

        /// Returns the masks of blocked and ignored signals that a program starts with.
        private static func signalsOfChild() throws -> [Substring] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/cat")
            process.arguments = ["/proc/self/status"]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let status = String(
                decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return status.split(separator: "\n").filter {
                $0.hasPrefix("SigBlk") || $0.hasPrefix("SigIgn")
            }
        }
    }
}
