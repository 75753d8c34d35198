/// Queries the terminal's own colours: OSC 10, 11 and 4 ("XTerm Control Sequences").
struct ColorProbe: TerminalQuestions {
    /// The answers so far.
    struct Answers: Hashable, Sendable {
        /// The default text colour (OSC 10).
        var foreground: TerminalColor?
        /// The default background (OSC 11).
        var background: TerminalColor?
        /// The first sixteen colours of the palette (OSC 4), by index.
        var palette: [Int: TerminalColor] = [:]
    }

    private(set) var answers = Answers()
    private(set) var isComplete = false

    var questions: [UInt8] { Array((Self.colorQuestions + "\u{1B}[c").utf8) }

    /// The queries for the colours, without the final query (DA1).
    static let colorQuestions: String = {
        var text = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
        for index in 0..<Capabilities.namedColorCount { text += "\u{1B}]4;\(index);?\u{1B}\\" }
        return text
    }()

    mutating func take(_ reply: TerminalReply) -> Bool {
        guard !isComplete else { return false }
        if case .primaryAttributes = reply {
            isComplete = true
            return true
        }
        return answers.take(reply)
    }
}

extension ColorProbe.Answers {
    /// Takes a reply; returns whether it reports a colour.
    mutating func take(_ reply: TerminalReply) -> Bool {
        switch reply {
        case .operatingSystemCommand(10, let text):
            foreground = TerminalColor(xParseColor: text)
        case .operatingSystemCommand(11, let text):
            background = TerminalColor(xParseColor: text)
        case .operatingSystemCommand(4, let text):
            let parts = text.split(separator: ";", maxSplits: 1)
            guard parts.count == 2, let index = Int(parts[0]), (0..<Capabilities.namedColorCount).contains(index)
            else { return false }
            palette[index] = TerminalColor(xParseColor: String(parts[1]))
        default:
            return false
        }
        return true
    }
}
