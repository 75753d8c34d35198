/// A batch of questions to a terminal, of which the last one is answered by every terminal (DA1).
protocol TerminalQuestions {
    var questions: [UInt8] { get }
    /// Whether the last answer has come.
    var isComplete: Bool { get }

    /// Takes an answer.
    ///
    /// - Returns: whether it was one to these questions.
    mutating func take(_ reply: TerminalReply) -> Bool
}

/// The questions to a terminal while their answers are on the way.
struct ProbeExchange<Probe: TerminalQuestions> {
    private var probe: Probe
    private let sent = ContinuousClock.now

    /// How long the terminal is kept for answers that are on their way when it is given back.
    private static var drainTime: Duration { .milliseconds(500) }

    /// Asks.
    @MainActor
    init(_ probe: Probe, on session: TerminalSession) {
        self.probe = probe
        session.send(control: probe.questions)
    }

    /// Whether all answers have come.
    var isComplete: Bool { probe.isComplete }

    /// The questions with all answers, once they have come, if they came in time.
    var answered: Probe? { isComplete && .now - sent < TerminalProbe.patience ? probe : nil }

    /// Takes an answer.
    ///
    /// - Returns: whether it was one to these questions.
    mutating func take(_ reply: TerminalReply) -> Bool { probe.take(reply) }

    /// Waits for the answers of an app that ends at once, which would be typed into the shell.
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
