/// Queries a terminal, at the start of the app, for everything that its terminfo entry does not describe.
///
/// All queries are sent in one batch. Every terminal answers the last query (DA1), so no answer is outstanding after
/// this one. Nothing waits for the answers: the first frame is sent right after the queries, and everything that the
/// answers change is drawn again. Answers that arrive after `patience` are ignored.
struct TerminalProbe: TerminalQuestions {
    /// The answers so far.
    struct Answers: Hashable, Sendable {
        /// The widths of the samples in columns, in the order of the samples.
        var widths: [Int] = []
        var emoji: EmojiSequence.Kinds = []
        /// The terminal's own colours.
        var colors = ColorProbe.Answers()
        /// The flags of kitty's keyboard protocol; `nil` if the terminal does not support it.
        var keyboardFlags: Int?
        /// The settings of the private modes that were queried (DECRPM).
        var modes: [Int: Int] = [:]
        /// The size of a cell (XTWINOPS 16).
        var cellPixels: CellPixels?
        /// The name that the terminal reports (XTVERSION).
        var name: String?
        /// The device attributes that the terminal reports (DA1).
        var attributes: [Int] = []
    }

    /// The time after which answers are ignored. It is long enough for a satellite link.
    static let patience = Duration.seconds(1)

    /// The samples. Each is printed at the same position, followed by a query of the cursor's position.
    static let samples: [(text: String, kind: EmojiSequence.Kinds)] = [
        ("\u{2764}\u{FE0F}", .variation),
        ("\u{1F44D}\u{1F3FD}", .modifier),
        ("\u{1F1E9}\u{1F1EA}", .flag),
        // A family of four. Terminals that join only couples show more than one glyph.
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", .joined),
        ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", .tagged),
    ]

    private(set) var answers = Answers()
    /// Whether the last answer has arrived.
    private(set) var isComplete = false
    private let asksForWidths: Bool

    /// - Parameter asksForWidths: whether samples may be printed. This requires the alternate screen with at least two
    ///   rows, because a cursor position report for the first row equals F3 with modifiers.
    init(asksForWidths: Bool) {
        self.asksForWidths = asksForWidths
    }

    /// The queries. Samples are printed invisibly, and erased again, like any query that a terminal does not understand
    /// and prints as text.
    var questions: [UInt8] {
        var text = "\u{1B}[?2026h\u{1B}[8m"
        if asksForWidths {
            for sample in Self.samples { text += "\u{1B}[2;1H\(sample.text)\u{1B}[6n" }
        }
        text += ColorProbe.colorQuestions
        text += "\u{1B}[?u"
        for mode in Self.modes { text += "\u{1B}[?\(mode)$p" }
        text += "\u{1B}[16t\u{1B}[>0q\u{1B}[c"
        text += "\u{1B}[m\u{1B}[H\u{1B}[J\u{1B}[?2026l"
        return Array(text.utf8)
    }

    /// The private modes that are queried: synchronised output, reports of the colour scheme, and Escape for Alt.
    private static let modes =
        [TerminalModes.synchronizedOutput, TerminalModes.colorSchemeReports] + TerminalModes.altModes

    /// Takes a reply.
    ///
    /// - Returns: whether it answers one of these queries.
    mutating func take(_ reply: TerminalReply) -> Bool {
        guard !isComplete else { return false }
        switch reply {
        case .cursorPosition(let position) where asksForWidths && answers.widths.count < Self.samples.count:
            answers.widths.append(position.column)
        case .operatingSystemCommand:
            return answers.colors.take(reply)
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

    /// The kinds of emoji sequence whose samples were two columns wide. All answers must have arrived.
    ///
    /// A terminal that joins nothing shows a flag as two letters of one column each, which is as wide as a joined flag.
    /// Because the width does not distinguish these cases, flags are left out if the terminal does not join other
    /// emoji.
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
