import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    @MainActor
    @Suite struct Modes {
        private func modes() throws -> TerminalModes {
            let pseudo = PseudoTerminal()
            let entry = try TerminfoEntry.load(named: "xterm-256color", terminal: pseudo.terminal)
            var modes = TerminalModes(entry: entry)
            modes.usesKeyboardProtocol = true
            modes.title = "Title"
            return modes
        }

        private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

        @Test("State that terminals keep on stacks is pushed once, and popped once")
        func stacks() throws {
            let modes = try modes()
            let pushes = ["\u{1B}[>1u", text(WindowTitle.push)]
            let pops = ["\u{1B}[<u", text(WindowTitle.pop)]
            for (push, pop) in zip(pushes, pops) {
                // ncurses' own sequence for the screen also saves the title.
                let count = text(modes.enter).ranges(of: push).count
                #expect(count >= 1)
                #expect(text(modes.enterAgain).ranges(of: push).count == count - 1)
                #expect(text(modes.leave).ranges(of: pop).count == count)
            }
            #expect(text(modes.enterAgain).contains("\u{1B}[=1u"))
        }

        @Test("The terminal shows cells in the order in which they are written, and may reorder text afterwards")
        func direction() throws {
            let modes = try modes()
            #expect(text(modes.enter).contains("\u{1B}[8l"))
            #expect(text(modes.enterAgain).contains("\u{1B}[8l"))
            #expect(text(modes.leave).contains("\u{1B}[8h"))
        }

        @Test("The cursor is visible on a terminal that saves its visibility when the screen is taken again")
        func cursor() throws {
            let modes = try modes()
            let pseudo = PseudoTerminal()
            let hidden = Array("\u{1B}[?25l".utf8)
            pseudo.screen.feed(modes.enter + hidden + modes.enterAgain + hidden + modes.leave)
            #expect(pseudo.screen.modes.cursor_visible)
            #expect(!pseudo.screen.modes.alternate_screen)
        }

        @Test("The pointer has the shape of the app only while the app has the screen")
        func pointer() throws {
            var modes = try modes()
            #expect(!text(modes.enter).contains("\u{1B}]22;"))
            #expect(!text(modes.leave).contains("\u{1B}]22;"))
            modes.pointerShape = .leftRight
            #expect(text(modes.changePointerShape) == "\u{1B}]22;ew-resize\u{1B}\\")
            #expect(text(modes.enterAgain).contains("\u{1B}]22;ew-resize\u{1B}\\"))
            #expect(text(modes.leave).contains("\u{1B}]22;\u{1B}\\"))
            modes.pointerShape = nil
            #expect(text(modes.changePointerShape) == "\u{1B}]22;\u{1B}\\")
        }

        @Test("If a view needs the phases of keys, the keyboard reports all keys and their text")
        func keyPhases() throws {
            var modes = try modes()
            modes.reportsKeyPhases = true
            #expect(text(modes.enter).contains("\u{1B}[>27u"))
            #expect(text(modes.changeKeyboard) == "\u{1B}[=27u")
            modes.reportsKeyPhases = false
            #expect(text(modes.changeKeyboard) == "\u{1B}[=1u")
            modes.usesKeyboardProtocol = false
            #expect(modes.changeKeyboard.isEmpty)
        }

        @Test("The screen is restored from the middle of a frame, with its modes for wrapping and scrolling")
        func middleOfFrame() throws {
            let leave = text(try modes().leave)
            for sequence in ["\u{1B}[?2026l", "\u{1B}[m", "\u{1B}(B", "\u{1B}[r", "\u{1B}[4l", "\u{1B}[?7h"] {
                #expect(leave.contains(sequence))
            }
            // The margins belong to the alternate screen, so they are reset before the alternate screen is left.
            #expect(leave.firstRange(of: "\u{1B}[r")!.lowerBound < leave.firstRange(of: "\u{1B}[?1049l")!.lowerBound)
        }
    }
}
