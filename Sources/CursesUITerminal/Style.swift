/// How a cell looks: two colours and a set of attributes; and where it leads.
public struct Style: Hashable, Sendable {
    public var foreground: TerminalColor
    public var background: TerminalColor
    public var attributes: Attributes
    /// 0 for no link.
    private var linkNumber: UInt16

    public init(
        foreground: TerminalColor = .default,
        background: TerminalColor = .default,
        attributes: Attributes = [],
        link: Hyperlink? = nil
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
        linkNumber = link?.number ?? 0
    }

    /// Where a click on the cell leads, in a terminal that knows hyperlinks; how the cell looks does
    /// not depend on it.
    public var link: Hyperlink? {
        get { Hyperlink(number: linkNumber) }
        set { linkNumber = newValue?.number ?? 0 }
    }

    /// The terminal's own colours and no attribute.
    public static let plain = Style()

    /// The attributes of SGR (ECMA-48) that CursesUI uses.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        public static let bold = Attributes(rawValue: 1 << 0)
        public static let dim = Attributes(rawValue: 1 << 1)
        public static let italic = Attributes(rawValue: 1 << 2)
        public static let underline = Attributes(rawValue: 1 << 3)
        public static let blink = Attributes(rawValue: 1 << 4)
        public static let reverse = Attributes(rawValue: 1 << 5)
        public static let strikethrough = Attributes(rawValue: 1 << 6)
    }
}
