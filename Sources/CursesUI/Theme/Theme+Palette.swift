extension Theme {
    /// The colours that a theme is made of: those of a terminal.
    ///
    /// A theme with a palette paints the window in its background. Texts without a colour have its foreground, and
    /// colours such as ``Color/red`` are those of the palette. All other roles are computed from it, unless the theme
    /// sets them. The palette counts where the terminal has 256 colours or more; elsewhere the terminal's own colours
    /// stay.
    public struct Palette: Hashable, Sendable {
        /// The colour of texts.
        public var foreground: Color
        /// The background of the window.
        public var background: Color
        /// The sixteen colours that have names: black, red, green, yellow, blue, magenta, cyan and white, then their
        /// bright forms.
        public var named: [Color]

        /// A palette.
        ///
        /// - Parameter named: sixteen colours; with any other number, those of xterm count.
        public init(foreground: Color, background: Color, named: [Color] = []) {
            self.foreground = foreground
            self.background = background
            self.named = named
        }
    }
}
