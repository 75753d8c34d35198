import CursesUITerminal

/// What a run of text says about its look; `nil` leaves it to what is around.
struct RunStyle: Hashable, Sendable {
    var isBold: Bool?
    var isDim: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var foreground: Paint?
    /// Where the text leads, as it was written; the terminal decides what it makes of it.
    var link: String?

    /// This style, and what it leaves open from an outer one.
    func over(_ outer: RunStyle) -> RunStyle {
        RunStyle(
            isBold: isBold ?? outer.isBold,
            isDim: isDim ?? outer.isDim,
            isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined,
            isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
            foreground: foreground ?? outer.foreground,
            link: link ?? outer.link
        )
    }

    /// The style with the colours that its foreground has in an environment.
    func resolved(in environment: EnvironmentValues) -> RunStyle {
        guard let foreground else { return self }
        var style = self
        style.foreground = foreground.resolved(in: environment)
        // It also stands in place of a colour around that is faint.
        style.isDim = isDim ?? environment.isTextDim
        return style
    }

    /// Whether the run takes its place but is not drawn.
    var isInvisible: Bool { foreground?.color.isVisible == false }

    /// A cell's style with what this one says.
    func applied(to base: Style) -> Style {
        var style = base
        style.attributes.set(.bold, to: isBold)
        style.attributes.set(.dim, to: isDim)
        style.attributes.set(.italic, to: isItalic)
        style.attributes.set(.underline, to: isUnderlined)
        style.attributes.set(.strikethrough, to: isStruckThrough)
        if let link {
            // A link is seen to be one also where the terminal cannot open it.
            style.link = Hyperlink(link)
            style.attributes.set(.underline, to: isUnderlined ?? true)
        }
        return foreground?.color.applied(to: style) ?? style
    }
}

extension Style.Attributes {
    fileprivate mutating func set(_ attribute: Style.Attributes, to isOn: Bool?) {
        switch isOn {
        case true?: insert(attribute)
        case false?: remove(attribute)
        case nil: break
        }
    }
}
