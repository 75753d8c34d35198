/// Who gets what a reader has made of the bytes.
@MainActor
protocol EventReaderDelegate: AnyObject {
    /// Time is up: bytes that wait in the terminal may be the rest of the sequence, and are read first.
    func readWaitingInput()

    func didRead(_ event: TerminalEvent)

    func didRead(_ reply: TerminalReply)
}

/// Makes events and replies of the bytes that a terminal sends. A sequence that is not completed in time
/// is taken for what it is without the rest: a lone ESC is the Escape key.
@MainActor
final class EventReader {
    weak var delegate: (any EventReaderDelegate)?

    private let clock: any TerminalClock
    private var parser = InputParser()
    /// How often bytes have come, to know whether more have since.
    private var generation = 0

    init(clock: any TerminalClock) {
        self.clock = clock
    }

    /// Whether the release of a key is an event.
    var reportsReleases: Bool {
        get { parser.reportsReleases }
        set { parser.reportsReleases = newValue }
    }

    /// Takes bytes as they were read, wherever the reads cut them.
    func read(_ bytes: UnsafeRawBufferPointer) {
        generation += 1
        let events = parser.feed(bytes)
        for reply in parser.takeReplies() { delegate?.didRead(reply) }
        if let patience = parser.patience { flush(after: patience) }
        for event in events { delegate?.didRead(event) }
    }

    private func flush(after patience: Duration) {
        let expected = generation
        clock.schedule(after: patience) { [weak self] in
            guard let self, self.generation == expected else { return }
            self.delegate?.readWaitingInput()
            guard self.generation == expected else { return }
            for event in self.parser.flush() { self.delegate?.didRead(event) }
        }
    }
}
