/// What a terminal is asked when the screen is taken, one batch of questions after the other.
@MainActor
struct TerminalInquiry {
    /// What came out of a batch.
    enum Finding {
        case answers(TerminalProbe.Answers)
        /// The terminal takes pictures.
        case pictures
    }

    private var exchange: ProbeExchange<TerminalProbe>?
    private var graphicsExchange: ProbeExchange<GraphicsProbe>?

    /// Whether answers may still come.
    var isPending: Bool { exchange != nil || graphicsExchange != nil }

    /// Asks what the terminal is and can do.
    mutating func begin(_ probe: TerminalProbe, on session: TerminalSession) {
        exchange = ProbeExchange(probe, on: session)
    }

    /// Asks whether the terminal takes pictures.
    mutating func askForPictures(on session: TerminalSession) {
        graphicsExchange = ProbeExchange(GraphicsProbe(), on: session)
    }

    /// Takes what the terminal has answered.
    ///
    /// - Returns: what a batch has come to, if this was its last answer, and in time. What nobody has asked
    ///   for is dropped.
    mutating func take(_ reply: TerminalReply) -> Finding? {
        if graphicsExchange?.take(reply) == true {
            guard graphicsExchange?.isComplete == true else { return nil }
            defer { graphicsExchange = nil }
            return graphicsExchange?.answered?.isOffered == true ? .pictures : nil
        }
        guard exchange?.take(reply) == true, exchange?.isComplete == true else { return nil }
        defer { exchange = nil }
        return exchange?.answered.map { .answers($0.answers) }
    }

    /// Gives up what is missing, once it has come, or is late.
    mutating func end(on session: TerminalSession?) {
        if let session {
            exchange?.drain(session)
            graphicsExchange?.drain(session)
        }
        self = TerminalInquiry()
    }
}
