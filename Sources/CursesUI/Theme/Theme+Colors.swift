extension Theme {
    /// The colours of a theme.
    ///
    /// Texts and lines with an opacity below 0.75 are dim. In this way the standard theme shows less important parts on
    /// any background, even without colours.
    public struct Colors: Hashable, Sendable {
        /// Texts that have no colour set, and `Color.primary`.
        public var primary = Color(.default)
        /// Less important parts: subtitles, values, and `Color.secondary`.
        public var secondary = Color(.default).opacity(0.4)
        /// Less prominent than `secondary`.
        public var tertiary = Color(.brightBlack)
        /// Less prominent than `tertiary`.
        public var quaternary = Color(.brightBlack).opacity(0.4)
        /// Interactive parts, such as links, the filled part of a bar and the focus; also `Color.accentColor`.
        public var accent = Color(.brightBlue)
        /// The text on an area of the accent colour.
        public var onAccent = Color(.brightWhite)
        /// Links.
        public var link = Color(.brightBlue)
        /// Success.
        public var success = Color(.green)
        /// Warnings.
        public var warning = Color(.yellow)
        /// Errors, and actions that cannot be undone.
        public var destructive = Color(.red)
        /// The placeholder of an empty field.
        public var placeholder = Color(.default).opacity(0.4)
        /// Lines between rows.
        public var separator = Color(.default).opacity(0.4)
        /// Lines around fields and groups. The lines around the focused control have the accent colour.
        public var border = Color(.default).opacity(0.4)
        /// Areas that differ from the background, such as `Color.secondary` as a view.
        public var fill = Color(.brightBlack)
        /// The shadow of a window or a menu.
        public var shadow = Color(.default).opacity(0.4)

        /// Creates the colours of the default theme.
        public init() {}
    }
}
