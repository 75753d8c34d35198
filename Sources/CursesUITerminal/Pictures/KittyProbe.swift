/// Asks a terminal that is known to draw placeholders whether it accepts pictures.
///
/// The query is part of a second batch, which is sent after the terminal has reported its name, because a terminal
/// without the protocol might print it.
struct KittyProbe: TerminalQuestions {
    private(set) var isComplete = false
    /// Whether the terminal accepts pictures.
    private(set) var isOffered = false

    var questions: [UInt8] { KittyGraphics.question + Array("\u{1B}[c".utf8) }

    mutating func take(_ reply: TerminalReply) -> Bool {
        guard !isComplete else { return false }
        switch reply {
        case .applicationCommand(let text):
            guard let isOffered = KittyGraphics.isOffered(by: text) else { return false }
            self.isOffered = isOffered
        case .primaryAttributes:
            isComplete = true
        default:
            return false
        }
        return true
    }
}
