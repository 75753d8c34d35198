/// Queries how a terminal with sixels draws them, and whether they appear at the cursor.
struct SixelProbe: TerminalQuestions {
    private(set) var isComplete = false
    /// The number of colour registers (XTSMGRAPHICS); `nil` if the terminal does not report it.
    private(set) var registers: Int?
    /// The size of a cell; `nil` if the terminal does not report it.
    private(set) var cell: CellPixels?
    private let screen: CellSize
    private var modes: [Int: Int] = [:]

    /// - Parameter screen: the size of the screen.
    init(screen: CellSize) { self.screen = screen }

    /// The mode in which each picture has its own colour registers. Without it, the colours of a picture change the
    /// colours of other pictures.
    private static let privateRegisters = 1070
    /// The mode in which pictures are drawn in the upper left corner (DECSDM), wherever the cursor is.
    private static let displayMode = 80

    var questions: [UInt8] {
        CellPixels.questions
            + Array("\u{1B}[?1;1;0S\u{1B}[?\(Self.privateRegisters)$p\u{1B}[?\(Self.displayMode)$p\u{1B}[c".utf8)
    }

    /// Whether pictures can be drawn at the cursor and in their own colours. A terminal without the two modes draws
    /// pictures in this way.
    var isOffered: Bool {
        let mode = modes[Self.privateRegisters] ?? 0
        let display = modes[Self.displayMode] ?? 0
        return mode != 2 && mode != 4 && display != 1 && display != 3
    }

    mutating func take(_ reply: TerminalReply) -> Bool {
        guard !isComplete else { return false }
        switch reply {
        case .graphics(let values) where values.count == 3 && values[0] == 1 && values[1] == 0:
            registers = values[2]
        case .graphics, .window:
            cell = cell ?? CellPixels(reply, screen: screen)
        case .mode(let mode, let setting) where mode == Self.privateRegisters || mode == Self.displayMode:
            modes[mode] = setting
        case .primaryAttributes:
            isComplete = true
        default:
            return false
        }
        return true
    }
}
