extension Theme {
    /// The symbols of a theme. Any text will do; those of one kind should be equally wide.
    public struct Symbols: Hashable, Sendable {
        // MARK: Choices

        public var checkboxOn = "[x]"
        public var checkboxOff = "[ ]"
        /// A checkbox of which a part is on.
        public var checkboxMixed = "[-]"
        public var radioOn = "(•)"
        public var radioOff = "( )"
        public var switchOn = "━━●"
        public var switchOff = "○──"
        /// Beside the chosen one of a list.
        public var checkmark = "✓"

        // MARK: Parts of controls

        /// On both sides of a button.
        public var buttonLeading = "["
        public var buttonTrailing = "]"
        /// Behind what opens a menu.
        public var menu = "▾"
        /// Behind a row that leads to another screen.
        public var chevron = "›"
        /// Before what leads back.
        public var back = "‹"
        public var disclosureClosed = "▸"
        public var disclosureOpen = "▾"
        public var decrement = "−"
        public var increment = "+"
        public var close = "×"
        public var search = "⌕"
        /// Stands for each character of a password.
        public var password = "•"
        public var bullet = "•"

        // MARK: Bars

        /// The part of a bar that is done, and the track.
        public var barFilled = "━"
        public var barEmpty = "─"
        /// A cell of which the first half is done; empty for a bar of whole cells.
        public var barHalf = "╾"
        public var sliderThumb = "●"
        public var scrollThumb = "┃"
        public var scrollTrack = "│"

        // MARK: Motion

        /// The pictures of a spinner, one after the other.
        public var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

        public init() {}

        /// The same roles in ASCII.
        public static let ascii: Symbols = {
            var symbols = Symbols()
            symbols.radioOn = "(*)"
            symbols.switchOn = "(=#)"
            symbols.switchOff = "(#-)"
            symbols.checkmark = "*"
            symbols.menu = "v"
            symbols.chevron = ">"
            symbols.back = "<"
            symbols.disclosureClosed = ">"
            symbols.disclosureOpen = "v"
            symbols.decrement = "-"
            symbols.close = "x"
            symbols.search = "/"
            symbols.password = "*"
            symbols.bullet = "*"
            symbols.barFilled = "#"
            symbols.barEmpty = "-"
            symbols.barHalf = ""
            symbols.sliderThumb = "O"
            symbols.scrollThumb = "#"
            symbols.scrollTrack = "|"
            symbols.spinner = ["|", "/", "-", "\\"]
            return symbols
        }()
    }
}
