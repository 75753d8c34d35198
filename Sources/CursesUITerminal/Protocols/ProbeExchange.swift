/// A batch of queries to a terminal. Every terminal answers the last of them (DA1).
protocol TerminalQuestions {
    var questions: [UInt8] { get }
    /// Whether the last answer has come.
    var isComplete: Bool { get }

    /// Takes a reply.
    ///
    /// - Returns: whether it answers one of these queries.
    mutating func take(_ reply: TerminalReply) -> Bool
}

/// A batch of queries whose answers are still expected.
struct ProbeExchange<Probe: TerminalQuestions> {
    private var probe: Probe
    private let sent = ContinuousClock.now

    /// How long an app that ends waits for outstanding answers before it gives the terminal back.
    private static var drainTime: Duration { .milliseconds(500) }

    /// Sends the queries.
    @MainActor
    init(_ probe: Probe, on session: TerminalSession) {
        self.probe = probe
        session.send(control: probe.questions)
    }

    /// Whether all answers have come.
    var isComplete: Bool { probe.isComplete }

    /// The batch with all its answers, if they have come in time.
    var answered: Probe? { isComplete && .now - sent < TerminalProbe.patience ? probe : nil }

    /// Takes a reply.
    ///
    /// - Returns: whether it answers one of these queries.
    mutating func take(_ reply: TerminalReply) -> Bool { probe.take(reply) }

    /// Waits for the answers when an app ends at once. Otherwise the shell would receive them as typed text.
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
