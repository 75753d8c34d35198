import CNCurses

/// The attributes of a style as ncurses has them, in a terminal of some abilities.
struct CursesAttributes {
    /// Underlined where a terminal has no italics (the Linux console, GNU screen).
    private let italic: attr_t

    init(entry: TerminfoEntry) {
        italic = entry[string: "sitm"] == nil ? cncurses_underline : cncurses_italic
    }

    func curses(_ attributes: Style.Attributes) -> attr_t {
        guard !attributes.isEmpty else { return 0 }
        var result: attr_t = 0
        if attributes.contains(.bold) { result |= cncurses_bold }
        if attributes.contains(.dim) { result |= cncurses_dim }
        if attributes.contains(.italic) { result |= italic }
        if attributes.contains(.underline) { result |= cncurses_underline }
        if attributes.contains(.blink) { result |= cncurses_blink }
        if attributes.contains(.reverse) { result |= cncurses_reverse }
        if attributes.contains(.strikethrough) { result |= cncurses_strikethrough }
        return result
    }
}
