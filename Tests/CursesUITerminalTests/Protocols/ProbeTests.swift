import CTerminal
import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests a terminal whose replies the test provides.
    @MainActor
    @Suite struct Probing {
        private static let capable =
            (0..<5).map { _ in "\u{1B}[2;3R" }.joined()
            + "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[?2031;2$y"
            + "\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62;c"

        /// Delivers the terminal's replies as input, as in an app.
        private func answer(_ terminal: NCursesTerminal, _ text: String) {
            var parser = InputParser()
            #expect(parser.feed(Array(text.utf8)) == [], "an answer was typed")
            for reply in parser.takeReplies() { terminal.receive(reply) }
        }

        private func text(_ pseudo: PseudoTerminal) -> String {
            String(decoding: pseudo.pump(), as: UTF8.self)
        }

        private func buffer(_ terminal: NCursesTerminal) -> CellBuffer {
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("plain", row: 0)
            buffer.write("👩\u{200D}💻!", style: .plain, at: CellPoint(column: 0, row: 1), clip: buffer.bounds)
            buffer.write("🇩🇪!", style: .plain, at: CellPoint(column: 0, row: 2), clip: buffer.bounds)
            buffer.write("❤\u{FE0F}!", style: .plain, at: CellPoint(column: 0, row: 3), clip: buffer.bounds)
            let link = Style(link: Hyperlink("https://swift.org"))
            buffer.write("Swift", style: link, row: 4)
            return buffer
        }

        @Test("The first frame follows the queries, and waits for no answer")
        func firstFrame() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            #expect(String(decoding: pseudo.received, as: UTF8.self).contains("\u{1B}[c"))
            terminal.present(buffer(terminal), damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.text.prefix(5) == ["plain", "👩!", "DE!", "❤ !", "Swift"])
            answer(terminal, "\u{1B}[?1;2c")
        }

        @Test("The queries leave the screen blank")
        func invisible() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            #expect(pseudo.screen.text.allSatisfy { $0.isEmpty })
            answer(terminal, "\u{1B}[?1;2c")
            terminal.stop()
        }

        @Test("A capable terminal receives whole emoji and links, and no other cell is sent again")
        func capable() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            terminal.present(buffer(terminal), damage: nil, cursor: nil)
            pseudo.pump()
            answer(terminal, Self.capable)
            #expect(log.capabilityChanges > 0)
            let bytes = text(pseudo)
            #expect(bytes.contains("👩\u{200D}💻"))
            #expect(bytes.contains("🇩🇪"))
            #expect(bytes.contains("❤\u{FE0F}"))
            #expect(bytes.contains("https://swift.org\u{1B}\\Swift\u{1B}]8;;\u{1B}\\"))
            #expect(!bytes.contains("plain") && !bytes.contains("!"))
            #expect(terminal.capabilities.appearance == .light)
            // Unchanged cells are not written again.
            terminal.present(buffer(terminal), damage: nil, cursor: nil)
            #expect(pseudo.pump() == [])
        }

        @Test("The answers to all queries count, even if one read contains all of them")
        func oneRead() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            let palette = (0..<16).map { "\u{1B}]4;\($0);rgb:0000/0000/\(String($0, radix: 16))000\u{1B}\\" }
            answer(terminal, "\u{1B}]10;rgb:0000/0000/0000\u{1B}\\" + palette.joined() + Self.capable)
            let capabilities = terminal.capabilities
            #expect(capabilities.foreground == .rgb(0, 0, 0))
            #expect(capabilities.background == .rgb(255, 255, 255))
            #expect(capabilities.palette.count == 16)
            #expect(capabilities.hasHyperlinks)
        }

        @Test("Answers before the first frame apply to it")
        func early() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            answer(terminal, Self.capable)
            pseudo.pump()
            terminal.present(buffer(terminal), damage: nil, cursor: nil)
            let bytes = text(pseudo)
            #expect(bytes.contains("👩\u{200D}💻!"))
            #expect(bytes.contains("🇩🇪!"))
        }

        @Test("Answers that come while the terminal is busy apply to the next frame")
        func busy() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            terminal.present(buffer(terminal), damage: nil, cursor: nil)
            pseudo.pump()
            // Copies more text than the terminal accepts before its output is read.
            for _ in 0..<16 where terminal.isReady { terminal.copy(String(repeating: "x", count: 100_000)) }
            #expect(!terminal.isReady)
            answer(terminal, Self.capable)
            let isShown = await pseudo.pump {
                String(decoding: pseudo.received.suffix(4096), as: UTF8.self).contains("👩\u{200D}💻")
            }
            #expect(isShown)
        }

        @Test("The keyboard protocol and the reports of the colour scheme are turned on, and off again")
        func modes() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            answer(terminal, Self.capable)
            let on = text(pseudo)
            #expect(on.contains("\u{1B}[>1u"))
            #expect(on.contains("\u{1B}[?2031h"))
            terminal.stop()
            let off = text(pseudo)
            #expect(off.contains("\u{1B}[<u"))
            #expect(off.contains("\u{1B}[?2031l"))
        }

        @Test("Alt is made to send Escape where it does not, and the user's setting comes back")
        func altModes() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            answer(terminal, "\u{1B}[?1036;2$y\u{1B}[?1039;1$y\u{1B}[?62;c")
            let on = text(pseudo)
            #expect(on.contains("\u{1B}[?1036h"))
            #expect(!on.contains("\u{1B}[?1039h"))
            terminal.stop()
            let off = text(pseudo)
            #expect(off.contains("\u{1B}[?1036l"))
            #expect(!off.contains("\u{1B}[?1039l"))
        }

        @Test("Synchronised output is no longer sent to a terminal that does not support it")
        func synchronizedOutput() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            answer(terminal, "\u{1B}[?2026;0$y\u{1B}[?62;c")
            pseudo.pump()
            terminal.present(buffer(terminal), damage: nil, cursor: nil)
            #expect(!text(pseudo).contains("2026"))
        }

        @Test("Answers that come too late, or twice, change nothing")
        func late() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            answer(terminal, "\u{1B}[?62;c")
            let known = terminal.capabilities
            answer(terminal, Self.capable)
            #expect(terminal.capabilities == known)
        }

        @Test("A report of a new colour scheme changes the capabilities")
        func schemeReport() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            answer(terminal, Self.capable)
            _ = text(pseudo)
            answer(terminal, "\u{1B}[?997;1n")
            #expect(terminal.capabilities.appearance == .dark)
            // The terminal's colours have changed, so they are queried again.
            #expect(terminal.capabilities.background == nil)
            #expect(text(pseudo).contains("\u{1B}]10;?\u{1B}\\\u{1B}]11;?"))
            answer(terminal, "\u{1B}]10;rgb:ff/ff/ff\u{7}\u{1B}]11;rgb:10/20/30\u{7}\u{1B}[?62;c")
            #expect(terminal.capabilities.background == .rgb(16, 32, 48))
            #expect(terminal.capabilities.foreground == .rgb(255, 255, 255))
            answer(terminal, "\u{1B}[?997;2n")
            #expect(terminal.capabilities.appearance == .light)
        }

        @Test("An app that ends at once consumes the answers")
        func drain() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            pseudo.type(Self.capable, afterMilliseconds: 200)
            terminal.stop()
            expectNothingTyped(pseudo)
        }

        @Test("An app that crashes while answers are outstanding consumes them")
        func crash() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(asksTerminal: true)
            defer { terminal.stop() }
            pseudo.type(Self.capable, afterMilliseconds: 100)
            cterminal_restore()
            expectNothingTyped(pseudo)
        }

        private func expectNothingTyped(_ pseudo: PseudoTerminal) {
            // The shell must read only the text that is typed after this point.
            pseudo.type("x\n")
            var buffer = [UInt8](repeating: 0, count: 256)
            let count = read(pseudo.terminal, &buffer, buffer.count)
            #expect(String(decoding: buffer[..<count], as: UTF8.self) == "x\n")
        }

        @Test(
            "The Linux console and terminals without such sequences are not queried",
            arguments: [
                "linux", "vt52",
            ])
        func silence(name: String) throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(environment: ["TERM": name], asksTerminal: true)
            defer { terminal.stop() }
            #expect(!String(decoding: pseudo.received, as: UTF8.self).contains("\u{1B}[c"))
        }

        @Test("Links and emoji stay correct while the screen scrolls and shrinks")
        func scrolling() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(
                environment: TestEnvironment.trueColor.merging(["TERM_PROGRAM": "WezTerm"]) { $1 },
                asksTerminal: true)
            defer { terminal.stop() }
            let lines = (0..<40).map { "line \($0): 👩\u{200D}💻 \($0 * 7919 % 1000)" }
            answer(terminal, Self.capable)
            for offset in 0..<20 {
                var buffer = CellBuffer(size: terminal.size)
                for row in 0..<10 {
                    let style = Style(link: Hyperlink("https://x/\(offset + row)"))
                    buffer.write(
                        lines[offset + row], style: style, at: CellPoint(column: 0, row: row), clip: buffer.bounds)
                }
                terminal.present(buffer, damage: nil, cursor: nil)
                let bytes = text(pseudo)
                // From the second frame on, ncurses scrolls the rows, and only one row is new.
                if offset > 0 {
                    #expect(bytes.components(separatedBy: "👩\u{200D}💻").count == 2, "frame \(offset)")
                    #expect(bytes.contains("https://x/\(offset + 9)\u{1B}\\line"), "frame \(offset)")
                }
            }
        }
    }
}
