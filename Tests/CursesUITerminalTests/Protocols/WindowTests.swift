import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests the window title and the clipboard.
    @MainActor
    @Suite struct Window {
        private func text(_ pseudo: PseudoTerminal) -> String {
            String(decoding: pseudo.pump(), as: UTF8.self)
        }

        @Test("A title is set, changed, and restored at the end")
        func title() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            terminal.title = "First"
            #expect(text(pseudo) == "\u{1B}[22;2t\u{1B}]2;First\u{1B}\\")
            terminal.title = "Second"
            #expect(text(pseudo) == "\u{1B}]2;Second\u{1B}\\")
            terminal.title = "Second"
            #expect(text(pseudo) == "")
            terminal.stop()
            #expect(text(pseudo).contains("\u{1B}[23;2t"))
        }

        @Test("Removing the title restores the user's own")
        func noTitle() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            terminal.title = "First"
            pseudo.pump()
            terminal.title = nil
            #expect(text(pseudo) == "\u{1B}[23;2t")
            terminal.stop()
            #expect(!text(pseudo).contains("\u{1B}[23;2t"))
        }

        @Test("A title that is set in advance appears when the screen is taken, and after a suspension")
        func early() throws {
            let pseudo = PseudoTerminal()
            let terminal = NCursesTerminal(
                environment: TestEnvironment.trueColor, output: pseudo.terminal, captured: [],
                asksTerminal: false)
            terminal.title = "Early"
            try terminal.start()
            #expect(text(pseudo).contains("\u{1B}[22;2t\u{1B}]2;Early\u{1B}\\"))
            terminal.lend { #expect(text(pseudo).contains("\u{1B}[23;2t")) }
            #expect(text(pseudo).contains("\u{1B}[22;2t\u{1B}]2;Early\u{1B}\\"))
            terminal.stop()
        }

        @Test("No title is sent to a terminal without such sequences")
        func old() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(environment: ["TERM": "vt52"])
            terminal.title = "Title"
            terminal.copy("text")
            #expect(!text(pseudo).contains("]"))
            terminal.stop()
        }

        @Test("A copied text goes to the clipboard in base64")
        func copy() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            terminal.copy("漢\u{1B}]0;x\u{7}")
            #expect(text(pseudo) == "\u{1B}]52;c;5ryiG10wO3gH\u{1B}\\")
            terminal.copy(String(repeating: "x", count: ClipboardCopy.limit + 1))
            #expect(text(pseudo) == "")
        }

        @Test("A notification is sent in one line, and never as a command of another terminal")
        func notification() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            terminal.notify("Tea: it is\nready\u{1B}]0;x\u{7}")
            #expect(text(pseudo) == "\u{1B}]9;Tea: it is ready ]0;x \u{1B}\\")
            for text in ["", " \n", "4;1;50", " 9;x", ";x"] { terminal.notify(text) }
            #expect(text(pseudo) == "")
        }
    }
}

@Suite struct WindowTitleTests {
    @Test(
        "Control characters are removed from titles",
        arguments: [
            ("Plain – ünïcode 漢", "Plain – ünïcode 漢"), ("a\nb", "a b"),
            ("a\u{1B}\\b", "a \\b"), ("a\u{7}b", "a b"), ("a\u{9C}b", "a b"), ("a\u{202E}b", "ab"),
            ("a\u{2028}b", "a b"), ("👩\u{200D}💻", "👩\u{200D}💻"),
        ])
    func sanitized(title: String, shown: String) {
        #expect(WindowTitle.sanitized(title) == shown)
    }

    @Test("Every scalar in a title is text")
    func allScalars() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = WindowTitle.sanitized(String(scalar)).unicodeScalars
            #expect(!shown.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
        }
    }

    @Test("A long title is truncated")
    func length() {
        #expect(WindowTitle.sanitized(String(repeating: "a", count: 1000)).count == 256)
    }
}
