/// What a terminal can do: found out from its environment and its terminfo entry, and from what it
/// answers when it is asked.
public struct Capabilities: Hashable, Sendable {
    /// How many colours can be shown.
    public enum ColorLevel: Int, Comparable, Hashable, Sendable {
        /// Attributes only: the terminal has no colours, or the user wants none (`NO_COLOR`).
        case none
        /// The eight colours of ECMA-48.
        case ansi8
        /// The eight, and their bright forms.
        case ansi16
        /// xterm's palette.
        case ansi256
        /// 24 bits.
        case trueColor

        public static func < (lhs: ColorLevel, rhs: ColorLevel) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    /// What text looks like on the terminal's own background.
    public enum Appearance: Hashable, Sendable {
        /// Dark text on light.
        case light
        /// Light text on dark.
        case dark
    }

    /// How many colours it shows.
    public var colorLevel: ColorLevel
    /// Whether box-drawing characters can be shown.
    public var hasLineDrawing: Bool
    /// The block characters of its font.
    package var blocks = BlockCharacters.quadrants
    /// Whether it shows hyperlinks (OSC 8).
    public var hasHyperlinks = false
    /// Whether it tells all keys apart (kitty's keyboard protocol).
    public var hasKeyboardProtocol = false
    /// Whether it shows a frame at once (mode 2026); `nil` where it does not say.
    public var hasSynchronizedOutput: Bool?
    /// The colour behind its text (OSC 11); `nil` where it does not say.
    public var background: TerminalColor?
    /// Whether it shows dark text on light, or light text on dark; `nil` where it is not known.
    public var appearance: Appearance?
    /// The name and version by which it calls itself (XTVERSION); `nil` where it does not say.
    public var terminalName: String?
    /// How many pixels its cells have; `nil` where it does not say.
    package var cellPixels: CellPixels?
    /// How it draws pictures itself; `nil` where cells must.
    package var pictures: PictureProtocol?
    /// The emoji sequences that it draws as one.
    package var emoji: EmojiSequence.Kinds = []

    public init(colorLevel: ColorLevel = .trueColor, hasLineDrawing: Bool = true) {
        self.colorLevel = colorLevel
        self.hasLineDrawing = hasLineDrawing
    }
}
