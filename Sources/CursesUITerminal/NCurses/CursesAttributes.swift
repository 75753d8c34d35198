import CNCurses

/// Converts the attributes of a style to those of ncurses, depending on the terminal.
///
/// An attribute that the terminal lacks is replaced: for example, italic by underline (in the Linux console and GNU
/// screen), underline by bold, and reverse by the terminal's standout mode. Dim has no replacement, because no other
/// attribute makes text less prominent.
struct CursesAttributes {
    private let bold: attr_t
    private let dim: attr_t
    private let italic: attr_t
    private let underline: attr_t
    private let blink: attr_t
    private let reverse: attr_t
    private let strikethrough: attr_t

    init(entry: TerminfoEntry) {
        /// Returns the first attribute whose capability the terminal has.
        func first(_ choices: (name: String, attribute: attr_t)...) -> attr_t {
            choices.first { entry[string: $0.name] != nil }?.attribute ?? 0
        }
        let isBold = ("bold", cncurses_bold)
        let isDim = ("dim", cncurses_dim)
        let isUnderlined = ("smul", cncurses_underline)
        let isReversed = ("rev", cncurses_reverse)
        let standsOut = ("smso", cncurses_standout)
        bold = first(isBold, isUnderlined, standsOut)
        dim = first(isDim)
        italic = first(("sitm", cncurses_italic), isUnderlined, isBold)
        underline = first(isUnderlined, isBold, standsOut)
        blink = first(("blink", cncurses_blink), isBold, standsOut)
        reverse = first(isReversed, standsOut, isUnderlined, isBold)
        strikethrough = first(("ehhlm", cncurses_strikethrough), isDim)
    }

    func curses(_ attributes: Style.Attributes) -> attr_t {
        guard !attributes.isEmpty else { return 0 }
        var result: attr_t = 0
        if attributes.contains(.bold) { result |= bold }
        if attributes.contains(.dim) { result |= dim }
        if attributes.contains(.italic) { result |= italic }
        if attributes.contains(.underline) { result |= underline }
        if attributes.contains(.blink) { result |= blink }
        if attributes.contains(.reverse) { result |= reverse }
        if attributes.contains(.strikethrough) { result |= strikethrough }
        return result
    }
}
