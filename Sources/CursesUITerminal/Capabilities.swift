/// What a terminal can do; found out from its environment and its terminfo entry.
public struct Capabilities: Hashable, Sendable {
    public enum ColorLevel: Int, Comparable, Hashable, Sendable {
        case none, ansi16, ansi256, trueColor

        public static func < (lhs: ColorLevel, rhs: ColorLevel) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    public var colorLevel: ColorLevel
    /// Whether box-drawing characters can be shown.
    public var hasLineDrawing: Bool

    public init(colorLevel: ColorLevel = .trueColor, hasLineDrawing: Bool = true) {
        self.colorLevel = colorLevel
        self.hasLineDrawing = hasLineDrawing
    }
}
