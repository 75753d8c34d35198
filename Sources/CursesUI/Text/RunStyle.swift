import CursesUITerminal

/// The style of a run of text; `nil` inherits a property from the surroundings.
struct RunStyle: Hashable, Sendable {
    var isBold: Bool?
    var isDim: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    /// Whether the run is a span of code; it is not highlighted.
    var isCode: Bool?
    var foreground: Paint?
    /// The destination of a link, as written; the terminal interprets it.
    var link: String?
    /// The values for the renderer of the text.
    var custom: CustomTextAttributes?
    /// The spacing and the offset of the characters.
    var letterForm: LetterForm?

    /// Combines this style with an outer style, which provides the properties that are `nil` here.
    func over(_ outer: RunStyle) -> RunStyle {
        RunStyle(
            isBold: isBold ?? outer.isBold,
            isDim: isDim ?? outer.isDim,
            isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined,
            isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
            isCode: isCode ?? outer.isCode,
            foreground: foreground ?? outer.foreground,
            link: link ?? outer.link,
            custom: custom?.over(outer.custom) ?? outer.custom,
            letterForm: letterForm?.over(outer.letterForm) ?? outer.letterForm
        )
    }

    /// Returns the style with its foreground resolved in an environment.
    func resolved(in environment: EnvironmentValues) -> RunStyle {
        guard let foreground else { return self }
        var style = self
        style.foreground = foreground.resolved(in: environment)
        // A colour of the run also overrides the faint colour of the surroundings.
        style.isDim = isDim ?? environment.isTextDim
        return style
    }

    /// Returns the run's ink in a text with the given ink; `nil` if the run takes space but is not drawn.
    func ink(over outer: TextInk) -> TextInk? {
        var ink = outer
        ink.style.attributes.set(.bold, to: isBold)
        ink.style.attributes.set(.dim, to: isDim)
        ink.style.attributes.set(.italic, to: isItalic)
        ink.style.attributes.set(.underline, to: isUnderlined)
        ink.style.attributes.set(.strikethrough, to: isStruckThrough)
        if let link {
            // A link is underlined, so that it is recognizable even if the terminal cannot open links.
            ink.style.link = Hyperlink(link)
            ink.style.attributes.set(.underline, to: isUnderlined ?? true)
        }
        if let foreground {
            ink.set(foreground)
        } else if isDim == false, case .color(let color)? = ink.paint {
            ink.set(.color(color.withAlpha(1)))
        }
        return ink.isInvisible ? nil : ink
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
