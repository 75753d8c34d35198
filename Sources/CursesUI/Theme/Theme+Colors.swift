extension Theme {
    /// The colours of a theme.
    ///
    /// Where less than three quarters opaque a text or a line is dim: that is how the standard theme shows what
    /// matters less, on any background and without colours.
    public struct Colors: Hashable, Sendable {
        /// Texts where nobody sets a colour, and `Color.primary`.
        public var primary = Color(.default)
        /// What matters less: subtitles, values, and `Color.secondary`.
        public var secondary = Color(.default).opacity(0.4)
        /// Less prominent than `secondary`.
        public var tertiary = Color(.brightBlack)
        /// Less prominent than `tertiary`.
        public var quaternary = Color(.brightBlack).opacity(0.4)
        /// What can be used: links, the filled part of a bar, the focus; `Color.accentColor`.
        public var accent = Color(.brightBlue)
        /// The text on an area of the accent colour.
        public var onAccent = Color(.brightWhite)
        /// What leads to another place.
        public var link = Color(.brightBlue)
        /// What went well.
        public var success = Color(.green)
        /// What asks for attention.
        public var warning = Color(.yellow)
        /// Errors, and what cannot be undone.
        public var destructive = Color(.red)
        /// What stands in an empty field.
        public var placeholder = Color(.default).opacity(0.4)
        /// Lines between rows.
        public var separator = Color(.default).opacity(0.4)
        /// Lines around fields and groups; those of the focused control have the accent colour.
        public var border = Color(.default).opacity(0.4)
        /// Areas that set something apart from the background, such as `Color.secondary` as one.
        public var fill = Color(.brightBlack)
        /// The area that a window or a menu casts its shadow on.
        public var shadow = Color(.default).opacity(0.4)

        /// The colours of the default theme.
        public init() {}
    }
}
