import CursesUITerminal
import Dispatch

/// Makes events of the terminal's bytes. A sequence that is not completed in time is taken for
/// what it is without the rest: a lone ESC is the Escape key.
@MainActor
final class InputReader {
    private var parser = InputParser()
    private let deliver: (TerminalEvent) -> Void
    private var generation = 0
    /// Whether the release of a key is an event.
    var reportsReleases: Bool {
        get { parser.reportsReleases }
        set { parser.reportsReleases = newValue }
    }
    /// Takes what waits in the terminal: it may be the rest of a sequence for which time is up.
    var readInput: () -> Void = {}
    /// Where the terminal's answers go.
    var onReply: (TerminalReply) -> Void = { _ in }

    init(deliver: @escaping (TerminalEvent) -> Void) {
        self.deliver = deliver
    }

    func feed(_ bytes: UnsafeRawBufferPointer) {
        generation += 1
        let events = parser.feed(bytes)
        for reply in parser.takeReplies() { onReply(reply) }
        if let patience = parser.patience { flush(after: patience) }
        for event in events { deliver(event) }
    }

    private func flush(after patience: Duration) {
        let expected = generation
        MainThread.async(after: patience / .seconds(1)) { [weak self] in
            guard let self, self.generation == expected else { return }
            self.readInput()
            guard self.generation == expected else { return }
            for event in self.parser.flush() { self.deliver(event) }
        }
    }
}
