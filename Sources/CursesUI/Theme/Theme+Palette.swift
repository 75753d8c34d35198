extension Theme {
    /// The base colours of a theme, like those of a terminal.
    ///
    /// A theme with a palette paints the window with its background. Texts without a colour have its foreground, and
    /// colours such as ``Color/red`` are taken from it. All other roles are computed from it, unless the theme sets
    /// them. The palette is used if the terminal has at least 256 colours; otherwise the terminal's own colours are
    /// used.
    public struct Palette: Hashable, Sendable {
        /// The colour of texts.
        public var foreground: Color
        /// The background of the window.
        public var background: Color
        /// The sixteen named colours: black, red, green, yellow, blue, magenta, cyan and white, then their bright
        /// forms.
        public var named: [Color]

        /// Creates a palette.
        ///
        /// - Parameter named: sixteen colours; with any other number, xterm's colours are used.
        public init(foreground: Color, background: Color, named: [Color] = []) {
            self.foreground = foreground
            self.background = background
            self.named = named
        }
    }
}
