extension Theme {
    /// The symbols of a theme. Any text will do; those of one kind should be equally wide.
    public struct Symbols: Hashable, Sendable {
        // MARK: Choices

        /// A checkbox that is on.
        public var checkboxOn = "[x]"
        /// A checkbox that is off.
        public var checkboxOff = "[ ]"
        /// A checkbox of which a part is on.
        public var checkboxMixed = "[-]"
        /// The choice that holds.
        public var radioOn = "(•)"
        /// A choice that does not hold.
        public var radioOff = "( )"
        /// A switch that is on.
        public var switchOn = "━━●"
        /// A switch that is off.
        public var switchOff = "○──"
        /// Beside the chosen one of a list.
        public var checkmark = "✓"

        // MARK: Parts of controls

        /// On both sides of a button.
        public var buttonLeading = "["
        /// The other side of a button.
        public var buttonTrailing = "]"
        /// Behind what opens a menu.
        public var menu = "▾"
        /// Behind a row that leads to another screen.
        public var chevron = "›"
        /// Before what leads back.
        public var back = "‹"
        /// Before what is folded in.
        public var disclosureClosed = "▸"
        /// Before what is folded out.
        public var disclosureOpen = "▾"
        /// A step down.
        public var decrement = "−"
        /// A step up.
        public var increment = "+"
        /// What takes something away.
        public var close = "×"
        /// Before a field to search with.
        public var search = "⌕"
        /// Stands for each character of a password.
        public var password = "•"
        /// Before an item of a text.
        public var bullet = "•"

        // MARK: Bars

        /// The part of a bar that is done, and the track.
        public var barFilled = "━"
        /// The track of a bar.
        public var barEmpty = "─"
        /// A cell of which the first half is done; empty for a bar of whole cells.
        public var barHalf = "╾"
        /// What of a slider is moved.
        public var sliderThumb = "●"
        /// The part of a scroll bar that says where one is.
        public var scrollThumb = "┃"
        /// The rest of a scroll bar.
        public var scrollTrack = "│"

        // MARK: Motion

        /// The pictures of a spinner, one after the other.
        public var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

        /// The symbols of the default theme.
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
