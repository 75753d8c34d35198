import CTerminal

/// What a terminal is asked when the screen is taken, one batch of questions after the other.
@MainActor
struct TerminalInquiry {
    /// What came out of a batch.
    enum Finding {
        case answers(TerminalProbe.Answers)
        /// The terminal takes pictures, for cells of this size, if it told it.
        case pictures(PictureProtocol, cell: CellPixels? = nil)
    }

    private var exchange: ProbeExchange<TerminalProbe>?
    private var kittyExchange: ProbeExchange<KittyProbe>?
    private var sixelExchange: ProbeExchange<SixelProbe>?
    private var sixelHabits = SixelHabits.unknown

    /// Whether answers may still come.
    var isPending: Bool { pendingCount > 0 }

    private var pendingCount: Int {
        (exchange == nil ? 0 : 1) + (kittyExchange == nil ? 0 : 1) + (sixelExchange == nil ? 0 : 1)
    }

    /// Tells who gives the terminal back in a hurry what is still to come.
    private func noteAwaitedAnswers() {
        cterminal_await_answers(Int32(pendingCount))
    }

    /// Asks what the terminal is and can do.
    mutating func begin(_ probe: TerminalProbe, on session: TerminalSession) {
        exchange = ProbeExchange(probe, on: session)
        noteAwaitedAnswers()
    }

    /// Asks whether the terminal takes pictures.
    ///
    /// - Parameter screen: the cells that there are.
    mutating func askForPictures(
        _ inquiry: PictureInquiry, screen: CellSize, on session: TerminalSession
    ) {
        switch inquiry {
        case .kitty:
            kittyExchange = ProbeExchange(KittyProbe(), on: session)
        case .sixel(let habits):
            sixelHabits = habits
            sixelExchange = ProbeExchange(SixelProbe(screen: screen), on: session)
        }
        noteAwaitedAnswers()
    }

    /// Takes what the terminal has answered.
    ///
    /// - Returns: what a batch has come to, if this was its last answer, and in time. What nobody has asked
    ///   for is dropped.
    mutating func take(_ reply: TerminalReply) -> Finding? {
        defer { noteAwaitedAnswers() }
        if kittyExchange?.take(reply) == true {
            guard kittyExchange?.isComplete == true else { return nil }
            defer { kittyExchange = nil }
            return kittyExchange?.answered?.isOffered == true ? .pictures(.kitty) : nil
        }
        if sixelExchange?.take(reply) == true {
            guard sixelExchange?.isComplete == true else { return nil }
            defer { sixelExchange = nil }
            guard let answers = sixelExchange?.answered, answers.isOffered else { return nil }
            let offer = SixelOffer(registers: answers.registers, habits: sixelHabits)
            return .pictures(.sixel(offer), cell: answers.cell)
        }
        guard exchange?.take(reply) == true, exchange?.isComplete == true else { return nil }
        defer { exchange = nil }
        return exchange?.answered.map { .answers($0.answers) }
    }

    /// Gives up what is missing, once it has come, or is late.
    mutating func end(on session: TerminalSession?) {
        if let session {
            exchange?.drain(session)
            kittyExchange?.drain(session)
            sixelExchange?.drain(session)
        }
        self = TerminalInquiry()
        noteAwaitedAnswers()
    }
}
