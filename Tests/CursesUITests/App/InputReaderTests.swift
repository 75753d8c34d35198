import CursesUITerminal
import Testing

@testable import CursesUI

@MainActor
@Suite("An input reader")
struct InputReaderTests {
    /// Feeds bytes, and whatever else is there when their time is up; returns the first event.
    private func event(of bytes: String, then rest: String) async -> TerminalEvent {
        var reader: InputReader?
        let event = await withCheckedContinuation { done in
            var isDone = false
            let new = InputReader { event in
                if !isDone { done.resume(returning: event) }
                isDone = true
            }
            new.readInput = { [unowned new] in
                if !rest.isEmpty { Array(rest.utf8).withUnsafeBytes { new.feed($0) } }
            }
            reader = new
            Array(bytes.utf8).withUnsafeBytes { new.feed($0) }
        }
        return withExtendedLifetime(reader) { event }
    }

    @Test("takes the rest of a sequence that waits in the terminal when time is up")
    func rest() async {
        #expect(await event(of: "\u{1B}[", then: "A") == .key(KeyPress(.upArrow)))
        #expect(await event(of: "\u{1B}", then: "[A") == .key(KeyPress(.upArrow)))
    }

    @Test("takes a lone ESC for the Escape key when nothing waits")
    func escape() async {
        #expect(await event(of: "\u{1B}", then: "") == .key(KeyPress(.escape)))
    }
}
