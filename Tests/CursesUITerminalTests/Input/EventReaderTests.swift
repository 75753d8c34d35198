import Testing

@testable import CursesUITerminal

@MainActor
@Suite("An event reader")
struct EventReaderTests {
    /// A terminal whose bytes wait until the reader reads them.
    private final class Source: EventReaderDelegate {
        let clock = ManualClock()
        let reader: EventReader
        var waiting = ""
        var events: [TerminalEvent] = []
        var replies: [TerminalReply] = []

        init() {
            reader = EventReader(clock: clock)
            reader.delegate = self
        }

        func read(_ text: String) {
            Array(text.utf8).withUnsafeBytes(reader.read)
        }

        func readWaitingInput() {
            let text = waiting
            waiting = ""
            if !text.isEmpty { read(text) }
        }

        func didRead(_ event: TerminalEvent) { events.append(event) }

        func didRead(_ reply: TerminalReply) { replies.append(reply) }
    }

    @Test("reads the rest of a sequence that waits in the terminal after the timeout", arguments: ["[", ""])
    func rest(begun: String) {
        let source = Source()
        source.read("\u{1B}\(begun)")
        source.waiting = begun.isEmpty ? "[A" : "A"
        source.clock.advance(by: .milliseconds(30))
        #expect(source.events == [.key(KeyPress(.upArrow))])
    }

    @Test("interprets a lone ESC as the Escape key when nothing waits, and not before the timeout")
    func escape() {
        let source = Source()
        source.read("\u{1B}")
        source.clock.advance(by: .milliseconds(29))
        #expect(source.events == [])
        source.clock.advance(by: .milliseconds(1))
        #expect(source.events == [.key(KeyPress(.escape))])
    }

    @Test("restarts the timeout for later bytes")
    func later() {
        let source = Source()
        source.read("\u{1B}")
        source.clock.advance(by: .milliseconds(20))
        source.read("[A\u{1B}")
        source.clock.advance(by: .milliseconds(20))
        #expect(source.events == [.key(KeyPress(.upArrow))])
        source.clock.advance(by: .milliseconds(10))
        #expect(source.events == [.key(KeyPress(.upArrow)), .key(KeyPress(.escape))])
    }

    @Test("does not wait after a complete sequence")
    func complete() {
        let source = Source()
        source.read("a\u{1B}[B\u{1B}[?62;c")
        #expect(source.clock.pendingCount == 0)
        #expect(source.events == [.key(KeyPress("a")), .key(KeyPress(.downArrow))])
        #expect(source.replies == [.primaryAttributes([62, 0])])
    }
}
