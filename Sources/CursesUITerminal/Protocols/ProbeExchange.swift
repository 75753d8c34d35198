/// A batch of queries to a terminal. The last query is one that every terminal answers (DA1).
protocol TerminalQuestions {
    var questions: [UInt8] { get }
    /// Whether the last answer has arrived.
    var isComplete: Bool { get }

    /// Takes a reply.
    ///
    /// - Returns: whether it answers one of these queries.
    mutating func take(_ reply: TerminalReply) -> Bool
}

/// A batch of queries that has been sent, and whose answers have not all arrived.
// The type itself has no requirement, because the runtime would search all conformances of the program for each kind of
// batch.
struct ProbeExchange<Probe> {
    private var probe: Probe
    private let sent = ContinuousClock.now
}

extension ProbeExchange where Probe: TerminalQuestions {

    /// The time for which an app that ends waits for outstanding answers before it hands the terminal back.
    private static var drainTime: Duration { .milliseconds(500) }

    /// Sends the queries.
    @MainActor
    init(_ probe: Probe, on session: TerminalSession) {
        self.probe = probe
        session.send(control: probe.questions)
    }

    /// Whether all answers have arrived.
    var isComplete: Bool { probe.isComplete }

    /// The batch with its answers; `nil` until all answers have arrived, or if they were late.
    var answered: Probe? { isComplete && .now - sent < TerminalProbe.patience ? probe : nil }

    /// Takes a reply.
    ///
    /// - Returns: whether it answers one of these queries.
    mutating func take(_ reply: TerminalReply) -> Bool { probe.take(reply) }

    /// Waits for the outstanding replies of the terminal if an app ends right after its start. Otherwise the shell
    /// would receive them as typed text.
    @MainActor
    func drain(_ session: TerminalSession) {
        var parser = InputParser()
        session.drainInput(until: sent + Self.drainTime) { bytes in
            _ = parser.feed(bytes)
            return parser.takeReplies().contains {
                if case .primaryAttributes = $0 { true } else { false }
            }
        }
    }
}
