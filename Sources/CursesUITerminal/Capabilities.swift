/// The features of a terminal, as found in its environment, its terminfo entry and its answers to queries.
public struct Capabilities: Hashable, Sendable {
    /// The number of colours that a terminal shows.
    public enum ColorLevel: Int, Comparable, Hashable, Sendable {
        /// Attributes only: the terminal has no colours, or the user wants none (`NO_COLOR`).
        case none
        /// The eight colours of ECMA-48.
        case ansi8
        /// The eight ANSI colours and their bright forms.
        case ansi16
        /// xterm's palette of 256 colours.
        case ansi256
        /// 24-bit colour.
        case trueColor

        public static func < (lhs: ColorLevel, rhs: ColorLevel) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    /// Whether the terminal's own colours are dark on light or light on dark.
    public enum Appearance: Hashable, Sendable {
        /// Dark text on light.
        case light
        /// Light text on dark.
        case dark
    }

    /// The number of colours.
    public var colorLevel: ColorLevel
    /// Whether box-drawing characters can be shown.
    public var hasLineDrawing: Bool
    /// The block characters that the terminal can show.
    package var blocks = BlockCharacters.quadrants
    /// Whether the font contains the Nerd Fonts icons. Terminals do not report this, so the user sets it.
    package var hasNerdFont = false
    /// Whether hyperlinks are supported (OSC 8).
    public var hasHyperlinks = false
    /// Whether the terminal reports every key distinctly (kitty's keyboard protocol).
    public var hasKeyboardProtocol = false
    /// Whether a whole frame can appear at once (mode 2026); `nil` if the terminal does not report it.
    public var hasSynchronizedOutput: Bool?
    /// The default background colour (OSC 11); `nil` if the terminal does not report it.
    public var background: TerminalColor?
    /// The default text colour (OSC 10); `nil` if the terminal does not report it.
    public var foreground: TerminalColor?
    /// The background on which translucent areas are shown if the terminal does not report its own; `nil` if it does, or
    /// before it has answered.
    package var assumedBackground: TerminalColor?
    /// The first sixteen colours of the palette (OSC 4); empty if the terminal does not report them all.
    public var palette: [TerminalColor] = []
    /// The number of colours that have names: the ANSI colours and their bright forms.
    static let namedColorCount = 16
    /// Whether the terminal shows dark text on light or light text on dark; `nil` if unknown.
    public var appearance: Appearance?
    /// The name and version that the terminal reports (XTVERSION); `nil` if it reports none.
    public var terminalName: String?
    /// The size of a cell in pixels; `nil` if the terminal does not report it.
    package var cellPixels: CellPixels?
    /// The protocol for pictures; `nil` if they must be drawn with characters.
    package var pictures: PictureProtocol?
    /// The kinds of emoji sequence that the terminal draws as one glyph.
    package var emoji: EmojiSequence.Kinds = []

    public init(colorLevel: ColorLevel = .trueColor, hasLineDrawing: Bool = true) {
        self.colorLevel = colorLevel
        self.hasLineDrawing = hasLineDrawing
    }
}
