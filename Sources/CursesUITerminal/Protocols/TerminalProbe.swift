/// Asks a terminal, when the screen is taken, for what its description does not tell.
///
/// All questions go in one batch, behind which stands one that every terminal answers (DA1): when
/// its answer is there, no other is missing any more. Nobody waits for them. The first frame is sent
/// right behind the questions, and what the answers change is drawn again. An answer that comes
/// later than `patience` counts no more.
struct TerminalProbe: TerminalQuestions {
    /// What was answered so far.
    struct Answers: Hashable, Sendable {
        /// The columns of the samples, in their order.
        var widths: [Int] = []
        var emoji: EmojiSequence.Kinds = []
        var background: TerminalColor?
        /// The flags of kitty's keyboard protocol; `nil` where it is not known.
        var keyboardFlags: Int?
        /// The settings of private modes that were asked for (DECRPM).
        var modes: [Int: Int] = [:]
        /// How large a cell is (XTWINOPS 16).
        var cellPixels: CellPixels?
        /// What the terminal calls itself (XTVERSION).
        var name: String?
        /// What it says to be (DA1).
        var attributes: [Int] = []
    }

    /// How long answers count: that of a satellite link.
    static let patience = Duration.seconds(1)

    /// Each is printed in the same place, and the cursor asked for.
    static let samples: [(text: String, kind: EmojiSequence.Kinds)] = [
        ("\u{2764}\u{FE0F}", .variation),
        ("\u{1F44D}\u{1F3FD}", .modifier),
        ("\u{1F1E9}\u{1F1EA}", .flag),
        // A family of four: terminals that count couples as one cut it.
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", .joined),
        ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", .tagged),
    ]

    private(set) var answers = Answers()
    /// Whether the last answer has come.
    private(set) var isComplete = false
    private let asksForWidths: Bool

    /// - Parameter asksForWidths: whether samples may be printed: on a second screen of at least two
    ///   rows. (In the first one, the cursor's report is that of the key F3 with modifiers.)
    init(asksForWidths: Bool) {
        self.asksForWidths = asksForWidths
    }

    /// The questions. What is printed for them cannot be seen, and is erased again; so is what a
    /// terminal prints that does not understand one.
    var questions: [UInt8] {
        var text = "\u{1B}[?2026h\u{1B}[8m"
        if asksForWidths {
            for sample in Self.samples { text += "\u{1B}[2;1H\(sample.text)\u{1B}[6n" }
        }
        text += "\u{1B}]11;?\u{1B}\\"
        text += "\u{1B}[?u"
        for mode in Self.modes { text += "\u{1B}[?\(mode)$p" }
        text += "\u{1B}[16t\u{1B}[>0q\u{1B}[c"
        text += "\u{1B}[m\u{1B}[H\u{1B}[J\u{1B}[?2026l"
        return Array(text.utf8)
    }

    /// The private modes that are asked for: synchronised output, and reports of the colour scheme.
    private static let modes = [TerminalModes.synchronizedOutput, TerminalModes.colorSchemeReports]

    /// Takes an answer.
    ///
    /// - Returns: whether it was one to these questions.
    mutating func take(_ reply: TerminalReply) -> Bool {
        guard !isComplete else { return false }
        switch reply {
        case .cursorPosition(let position) where asksForWidths && answers.widths.count < Self.samples.count:
            answers.widths.append(position.column)
        case .operatingSystemCommand(11, let text):
            answers.background = TerminalColor(xParseColor: text)
        case .keyboardFlags(let flags):
            answers.keyboardFlags = flags
        case .mode(let mode, let setting) where Self.modes.contains(mode):
            answers.modes[mode] = setting
        case .window(let values) where values.count == 3 && values[0] == 6:
            answers.cellPixels = CellPixels(width: values[2], height: values[1])
        case .deviceControl(let text) where text.hasPrefix(">|"):
            answers.name = String(text.dropFirst(2).unicodeScalars.prefix(80)).printable
        case .primaryAttributes(let attributes):
            answers.attributes = attributes
            answers.emoji = emoji
            isComplete = true
        default:
            return false
        }
        return true
    }

    /// The kinds of sequences that take two columns; the answers must be all there.
    ///
    /// A terminal that does not join anything shows a flag as two letters of one column each. They
    /// are two columns too, but would shift where another joined them.
    private var emoji: EmojiSequence.Kinds {
        guard answers.widths.count == Self.samples.count else { return [] }
        var kinds: EmojiSequence.Kinds = []
        for (sample, width) in zip(Self.samples, answers.widths) where width == EmojiSequence.width {
            kinds.insert(sample.kind)
        }
        if !kinds.contains(.joined) { kinds.remove(.flag) }
        return kinds
    }
}
