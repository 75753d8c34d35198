import CTerminal

/// Sends the queries to a terminal, one batch after the other, and collects the answers.
@MainActor
struct TerminalInquiry {
    /// The result of a batch.
    enum Finding {
        case answers(TerminalProbe.Answers)
        /// The terminal's own colours, after they have changed.
        case colors(ColorProbe.Answers)
        /// The terminal shows pictures. `cell` is the size of a cell, if the terminal reported it.
        case pictures(PictureProtocol, cell: CellPixels? = nil)
    }

    private var exchange: ProbeExchange<TerminalProbe>?
    private var colorExchange: ProbeExchange<ColorProbe>?
    private var kittyExchange: ProbeExchange<KittyProbe>?
    private var sixelExchange: ProbeExchange<SixelProbe>?
    private var sixelHabits = SixelHabits.unknown

    /// Whether answers are outstanding.
    var isPending: Bool { pendingCount > 0 }

    private var pendingCount: Int {
        (exchange == nil ? 0 : 1) + (colorExchange == nil ? 0 : 1) + (kittyExchange == nil ? 0 : 1)
            + (sixelExchange == nil ? 0 : 1)
    }

    /// Passes the number of outstanding answers to the signal-safe code that restores the terminal if the process ends
    /// abruptly.
    private func noteAwaitedAnswers() {
        cterminal_await_answers(Int32(pendingCount))
    }

    /// Queries the terminal's identity and features.
    mutating func begin(_ probe: TerminalProbe, on session: TerminalSession) {
        exchange = ProbeExchange(probe, on: session)
        noteAwaitedAnswers()
    }

    /// Queries the colours again, unless a query of them is under way.
    mutating func askForColors(on session: TerminalSession) {
        // A query of pictures is no obstacle: it was sent before, and so its answers arrive first.
        guard exchange == nil, colorExchange == nil else { return }
        colorExchange = ProbeExchange(ColorProbe(), on: session)
        noteAwaitedAnswers()
    }

    /// Queries whether the terminal shows pictures.
    ///
    /// - Parameter screen: the size of the screen.
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

    /// Takes a reply of the terminal.
    ///
    /// - Returns: the result of a batch, if this was its last answer and was in time. An unexpected reply is dropped.
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
        if colorExchange?.take(reply) == true {
            guard colorExchange?.isComplete == true else { return nil }
            defer { colorExchange = nil }
            return colorExchange?.answered.map { .colors($0.answers) }
        }
        guard exchange?.take(reply) == true, exchange?.isComplete == true else { return nil }
        defer { exchange = nil }
        return exchange?.answered.map { .answers($0.answers) }
    }

    /// Waits until the outstanding answers have arrived or are late, and then cancels the queries.
    mutating func end(on session: TerminalSession?) {
        if let session {
            exchange?.drain(session)
            colorExchange?.drain(session)
            kittyExchange?.drain(session)
            sixelExchange?.drain(session)
        }
        self = TerminalInquiry()
        noteAwaitedAnswers()
    }
}
