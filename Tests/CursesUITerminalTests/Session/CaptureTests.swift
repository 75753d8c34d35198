import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests output that is printed while the app uses the screen.
    @MainActor
    @Suite struct Capture {
        @Test("Printed output does not reach the screen, and is shown in order afterwards")
        func shownAfterwards() throws {
            let pseudo = PseudoTerminal()
            let (output, error) = (dup(pseudo.terminal), dup(pseudo.terminal))
            defer { close(output); close(error) }
            let terminal = try pseudo.start(captured: [output, error])
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("app")
            terminal.present(buffer, damage: nil, cursor: nil)
            print("one", to: output)
            print("two", to: error)
            print("three", to: output)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.differences(from: buffer) == [])
            terminal.stop()
            pseudo.pump()
            #expect(pseudo.screen.text.prefix(4) == ["one", "two", "three", ""])
            print("four", to: output)
            pseudo.pump()
            #expect(pseudo.screen.text[3] == "four")
        }

        @Test("Control sequences in what was printed are shown as text, but for colours")
        func controls() throws {
            let pseudo = PseudoTerminal()
            let output = dup(pseudo.terminal)
            defer { close(output) }
            let terminal = try pseudo.start(captured: [output])
            pseudo.pump()
            let printed = [
                "\u{1B}[?1000h", "\u{1B}]0;title\u{7}", "\u{1B}c", "\u{9B}2J", "\u{1B}[31mred\u{1B}[0m é漢 \u{A0}.",
                "a\tb\u{7F}",
                "\u{1B}[1;2", "\u{1B}[" + String(repeating: "1;", count: 100) + "m", "\u{1B}\u{1B}[1mbold",
            ]
            for line in printed { print(line, to: output) }
            let before = pseudo.received.count
            terminal.stop()
            pseudo.pump()
            let bytes = pseudo.received[before...]
            let shown = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
            let start = try #require(shown.firstIndex { $0.hasSuffix("␛[?1000h") })
            #expect(
                shown[(start + 1)...].prefix(8) == [
                    "␛]0;title␇", "␛c", "\u{FFFD}2J", "\u{1B}[31mred\u{1B}[0m é漢 \u{A0}.", "a\tb␡", "␛[1;2",
                    "␛[" + String(repeating: "1;", count: 100) + "m", "␛\u{1B}[1mbold",
                ])
            #expect(shown.last == "\u{1B}[m")
        }

        @Test("A descriptor that leads elsewhere stays as it is")
        func elsewhere() throws {
            let pseudo = PseudoTerminal()
            let other = PseudoTerminal()
            let file = FileHandle(forWritingAtPath: "/dev/null")?.fileDescriptor ?? -1
            var before = stat()
            fstat(file, &before)
            let terminal = try pseudo.start(captured: [other.terminal, file])
            var after = stat()
            fstat(file, &after)
            #expect(after.st_rdev == before.st_rdev)
            print("to the other", to: other.terminal)
            other.pump()
            #expect(other.screen.text[0] == "to the other")
            terminal.stop()
        }

        @Test("The end of very long output is kept, starting with a whole line")
        func limit() throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 60, height: 10))
            let output = dup(pseudo.terminal)
            defer { close(output) }
            let limit = 16 * 1024
            let terminal = NCursesTerminal(
                environment: TestEnvironment.trueColor,
                output: pseudo.terminal,
                captured: [output],
                captureLimit: limit
            )
            try terminal.start()
            var total = 0
            for line in 0..<20_000 {
                let text = "line \(line) of a program that says too much"
                print(text, to: output)
                total += text.utf8.count + 1
            }
            pseudo.pump()
            let before = pseudo.received.count
            terminal.stop()
            pseudo.pump()
            let shown = String(decoding: pseudo.received[before...], as: UTF8.self)
            let lines = shown.split(separator: "\r\n")
            let kept = lines.filter { $0.hasPrefix("line ") }
            let keptBytes = kept.reduce(0) { $0 + $1.utf8.count + 1 }
            #expect(keptBytes <= limit && keptBytes > limit - 100)
            #expect(kept.last == "line 19999 of a program that says too much")
            #expect(shown.contains("[\(total - keptBytes) bytes of earlier output were dropped]"))
        }

        #if os(Linux)
        @Test("Memory stays limited while much is printed, without frames and with a busy main thread")
        func memory() throws {
            let pseudo = PseudoTerminal()
            let output = dup(pseudo.terminal)
            defer { close(output) }
            let limit = 64 * 1024
            let terminal = NCursesTerminal(
                environment: TestEnvironment.trueColor,
                output: pseudo.terminal,
                captured: [output],
                captureLimit: limit
            )
            try terminal.start()
            defer { terminal.stop() }
            func memory() -> Int {
                var status = stat()
                fstat(output, &status)
                return Int(status.st_blocks) * 512
            }
            let line = String(repeating: "x", count: 1023)
            for _ in 0..<8 {
                for _ in 0..<1024 { print(line, to: output) }
                let deadline = ContinuousClock.now + .seconds(10)
                while memory() > 2 * limit, ContinuousClock.now < deadline { usleep(1000) }
                #expect(memory() <= 2 * limit)
            }
        }
        #endif

        @Test("Standard output is captured line by line, so that a crash loses no line")
        func standardOutput() throws {
            let pseudo = PseudoTerminal()
            let saved = dup(STDOUT_FILENO)
            fflush(nil)
            dup2(pseudo.terminal, STDOUT_FILENO)
            defer {
                fflush(nil)
                dup2(saved, STDOUT_FILENO)
                close(saved)
            }
            let terminal = try pseudo.start(captured: [STDOUT_FILENO])
            Swift.print("a line")
            var status = stat()
            fstat(STDOUT_FILENO, &status)
            #expect(status.st_size >= 7)
            Swift.print("and a half", terminator: "")
            terminal.stop()
            pseudo.pump()
            #expect(pseudo.screen.text.prefix(2) == ["a line", "and a half"])
        }

        private func print(_ text: String, to descriptor: Int32) {
            let bytes = Array((text + "\n").utf8)
            #expect(write(descriptor, bytes, bytes.count) == bytes.count)
        }
    }
}
