/// The style of a cell: two colours, a set of attributes, and a link.
public struct Style: Hashable, Sendable {
    public var foreground: TerminalColor
    public var background: TerminalColor
    public var attributes: Attributes
    /// The number of the link; 0 if there is none.
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

    /// The link that a click on the cell opens, in a terminal that supports hyperlinks. It does not change
    /// the cell's appearance.
    public var link: Hyperlink? {
        get { Hyperlink(number: linkNumber) }
        set { linkNumber = newValue?.number ?? 0 }
    }

    /// The terminal's own colours without attributes.
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
