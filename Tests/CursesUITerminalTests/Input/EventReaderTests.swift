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

        init(limits: EventReader.Limits? = nil) {
            reader = EventReader(clock: clock, limits: limits)
            reader.delegate = self
        }

        /// The characters of the keys that have been delivered.
        var typed: String {
            events.reduce(into: "") { if case .key(let press) = $1 { $0.append(press.key.character) } }
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

    @Test("delivers events that take too long in parts, in the order of all reads")
    func parts() {
        let source = Source(limits: EventReader.Limits(part: .zero))
        source.read("abc")
        #expect(source.typed == "a")
        source.clock.advance(by: .zero)
        #expect(source.typed == "ab")
        source.read("d")
        #expect(source.typed == "ab")
        source.waiting = "e"
        for _ in 0..<5 { source.clock.advance(by: .zero) }
        #expect(source.typed == "abcde")
        #expect(source.clock.pendingCount == 0)
    }

    @Test("delivers Control-C before keys that have waited for too long, and keeps what is not typed")
    func interrupt() {
        let source = Source(limits: EventReader.Limits(part: .zero, patience: .zero))
        source.read("abc\u{1B}[I\u{3}e")
        source.clock.advance(by: .zero)
        #expect(source.events == [.key(KeyPress("a")), .focus(true)])
        source.clock.advance(by: .zero)
        source.clock.advance(by: .zero)
        #expect(source.typed == "ace")
    }

    @Test("keeps Control-C in its place if the events before it have not waited for long")
    func earlyInterrupt() {
        let source = Source(limits: EventReader.Limits(part: .zero, patience: .seconds(3600)))
        source.read("ab")
        source.read("\u{3}d")
        for _ in 0..<5 { source.clock.advance(by: .zero) }
        #expect(source.typed == "abcd")
    }

    @Test("keeps events while another program uses the terminal, and forgets them when the session ends")
    func paused() {
        let source = Source(limits: EventReader.Limits(part: .zero))
        source.read("abc")
        source.reader.pause()
        source.clock.advance(by: .zero)
        source.read("d")
        source.clock.advance(by: .zero)
        #expect(source.typed == "a")
        source.reader.resume()
        for _ in 0..<5 { source.clock.advance(by: .zero) }
        #expect(source.typed == "abcd")
        source.read("ef")
        source.reader.discard()
        for _ in 0..<3 { source.clock.advance(by: .zero) }
        #expect(source.typed == "abcde")
        source.read("g")
        #expect(source.typed == "abcdeg")
    }

    @Test("has room again when the events have been delivered")
    func room() {
        let source = Source(limits: EventReader.Limits(part: .zero))
        source.read(String(repeating: "a", count: 70_000))
        #expect(!source.reader.hasRoom)
        for _ in 0..<70_000 { source.clock.advance(by: .zero) }
        #expect(source.reader.hasRoom)
        #expect(source.events.count == 70_000)
    }
}
