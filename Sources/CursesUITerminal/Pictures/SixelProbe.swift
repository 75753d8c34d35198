/// Asks a terminal that says it draws sixels how, and whether they stay where they are drawn.
struct SixelProbe: TerminalQuestions {
    private(set) var isComplete = false
    /// How many colour registers there are (XTSMGRAPHICS); `nil` where the terminal does not tell.
    private(set) var registers: Int?
    /// The size of a cell; `nil` where the terminal does not tell.
    private(set) var cell: CellPixels?
    private let screen: CellSize
    private var modes: [Int: Int] = [:]

    /// - Parameter screen: the cells that there are.
    init(screen: CellSize) { self.screen = screen }

    /// Each picture has registers of its own: else colours of one change those of another.
    private static let privateRegisters = 1070
    /// Pictures are drawn in the upper left corner (DECSDM), wherever the cursor is.
    private static let displayMode = 80

    var questions: [UInt8] {
        CellPixels.questions
            + Array("\u{1B}[?1;1;0S\u{1B}[?\(Self.privateRegisters)$p\u{1B}[?\(Self.displayMode)$p\u{1B}[c".utf8)
    }

    /// Whether pictures can be drawn in their places, in their colours. A terminal that does not know the
    /// modes has no other way to draw them.
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
