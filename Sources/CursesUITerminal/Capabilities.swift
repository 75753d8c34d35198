/// What a terminal can do; found out from its environment and its terminfo entry.
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

    /// How many colours it shows.
    public var colorLevel: ColorLevel
    /// Whether box-drawing characters can be shown.
    public var hasLineDrawing: Bool

    public init(colorLevel: ColorLevel = .trueColor, hasLineDrawing: Bool = true) {
        self.colorLevel = colorLevel
        self.hasLineDrawing = hasLineDrawing
    }
}
