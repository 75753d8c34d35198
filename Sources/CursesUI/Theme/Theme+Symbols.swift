extension Theme {
    /// The symbols of a theme. Any text is allowed. Alternative symbols, such as those for a checkbox that is on or
    /// off, should have the same width.
    public struct Symbols: Hashable, Sendable {
        // MARK: Choices

        /// A checkbox that is on.
        public var checkboxOn = "[x]"
        /// A checkbox that is off.
        public var checkboxOff = "[ ]"
        /// A checkbox in the mixed state.
        public var checkboxMixed = "[-]"
        /// A selected choice.
        public var radioOn = "(•)"
        /// A choice that is not selected.
        public var radioOff = "( )"
        /// A switch that is on.
        public var switchOn = "━━●"
        /// A switch that is off.
        public var switchOff = "○──"
        /// The mark beside the selected item of a list.
        public var checkmark = "✓"
        /// The mark beside an item of a list that is not selected, while several items can be selected.
        public var selectionOff = "○"

        // MARK: Parts of controls

        /// The bracket before the title of a button.
        public var buttonLeading = "["
        /// The bracket after the title of a button.
        public var buttonTrailing = "]"
        /// The indicator after a control that opens a menu.
        public var menu = "▾"
        /// The symbol after a row that leads to a different screen.
        public var chevron = "›"
        /// The symbol before the title of a back button.
        public var back = "‹"
        /// The symbol before a collapsed group.
        public var disclosureClosed = "▸"
        /// The symbol before an expanded group.
        public var disclosureOpen = "▾"
        /// The button for a step down.
        public var decrement = "−"
        /// The button for a step up.
        public var increment = "+"
        /// The button that closes or removes something.
        public var close = "×"
        /// The symbol before a search field.
        public var search = "⌕"
        /// The character that replaces each character of a password.
        public var password = "•"
        /// The bullet before an item of a list in a text.
        public var bullet = "•"

        // MARK: Bars

        /// The filled part of a bar.
        public var barFilled = "━"
        /// The rest of a bar.
        public var barEmpty = "─"
        /// A cell whose leading half is filled. With an empty text, bars end at whole cells.
        public var barHalf = "╾"
        /// The thumb of a slider.
        public var sliderThumb = "●"
        /// The thumb of a scroll bar.
        public var scrollThumb = "┃"
        /// The track of a scroll bar.
        public var scrollTrack = "│"

        // MARK: Motion

        /// The frames of a spinner, in order.
        public var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

        /// Creates the symbols of the default theme.
        public init() {}

        /// The default symbols, in ASCII characters.
        public static let ascii: Symbols = {
            var symbols = Symbols()
            symbols.radioOn = "(*)"
            symbols.switchOn = "(=#)"
            symbols.switchOff = "(#-)"
            symbols.checkmark = "*"
            symbols.selectionOff = "o"
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
