/// An object that receives the events and replies of a reader.
@MainActor
protocol EventReaderDelegate: AnyObject {
    /// Reads the input that is waiting in the terminal. Called when the timeout has passed, because that input may
    /// complete the sequence.
    func readWaitingInput()

    func didRead(_ event: TerminalEvent)

    func didRead(_ reply: TerminalReply)
}

/// Decodes the bytes of a terminal into events and replies. If a sequence is not completed in time, the reader
/// interprets the bytes so far: a lone ESC becomes the Escape key.
@MainActor
final class EventReader {
    weak var delegate: (any EventReaderDelegate)?

    private let clock: any TerminalClock
    private var parser = InputParser()
    /// The number of reads so far, which shows whether more bytes have arrived since a timer was set.
    private var generation = 0

    init(clock: any TerminalClock) {
        self.clock = clock
    }

    /// Whether key releases are reported as events.
    var reportsReleases: Bool {
        get { parser.reportsReleases }
        set { parser.reportsReleases = newValue }
    }

    /// Decodes the bytes of one read, which may begin or end within a sequence.
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
            let events = self.parser.flush()
            if let patience = self.parser.patience { self.flush(after: patience) }
            for event in events { self.delegate?.didRead(event) }
        }
    }
}
