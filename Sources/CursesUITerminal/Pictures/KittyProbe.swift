/// Asks a terminal that is known to draw placeholders whether it is to be sent pictures.
///
/// It is asked in a second batch, when it has said who it is: a terminal that does not know the
/// protocol might print the question.
struct KittyProbe: TerminalQuestions {
    private(set) var isComplete = false
    /// Whether the terminal takes pictures.
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
