import CursesUITerminal

/// The style of a run of text; `nil` inherits a property from the surroundings.
///
/// Styles are copied and compared for each run of each text. So attributes are bits, and the properties that few runs
/// set are stored apart.
struct RunStyle: Hashable, Sendable {
    /// The attributes that the run sets.
    private var known: Style.Attributes = []
    /// Those of the known attributes that are on.
    private var active: Style.Attributes = []
    /// Those of the known attributes that only a font sets. A weight or an attribute outside of the font replaces them.
    private var byFont: Style.Attributes = []
    /// Whether the run is a span of code; it is not highlighted.
    var isCode: Bool?
    var foreground: Paint?
    private var extras = Extras.none

    init(
        isBold: Bool? = nil,
        isDim: Bool? = nil,
        isItalic: Bool? = nil,
        isUnderlined: Bool? = nil,
        isStruckThrough: Bool? = nil,
        isCode: Bool? = nil,
        foreground: Paint? = nil,
        link: String? = nil,
        custom: CustomTextAttributes? = nil,
        letterForm: LetterForm? = nil
    ) {
        self.isCode = isCode
        self.foreground = foreground
        set(.bold, to: isBold)
        set(.dim, to: isDim)
        set(.italic, to: isItalic)
        set(.underline, to: isUnderlined)
        set(.strikethrough, to: isStruckThrough)
        if link != nil || custom != nil || letterForm != nil {
            extra = Extra(link: link, custom: custom, letterForm: letterForm)
        }
    }

    /// The style of a text with a font.
    init(font: Font) {
        self.init(
            isBold: font.attributes.contains(.bold),
            isDim: font.attributes.contains(.dim),
            isItalic: font.attributes.contains(.italic) ? true : nil
        )
        byFont = known
    }

    /// Whether the style inherits how all characters look.
    var isPlain: Bool {
        guard case .none = extras else { return false }
        return known.isEmpty && foreground == nil
    }

    /// Combines this style with an outer style, which provides the properties that are `nil` here.
    func over(_ outer: RunStyle) -> RunStyle {
        if isPlain, isCode == nil { return outer }
        var style = self
        let replaced = byFont.intersection(outer.known.subtracting(outer.byFont))
        let own = known.subtracting(replaced)
        style.active = active.subtracting(replaced).union(outer.active.subtracting(own))
        style.known = own.union(outer.known)
        style.byFont = byFont.subtracting(replaced).union(outer.byFont.subtracting(own))
        style.isCode = isCode ?? outer.isCode
        style.foreground = foreground ?? outer.foreground
        if case .some(let other) = outer.extras { style.extra = extra.over(other) }
        return style
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
        ink.style.attributes.subtract(known)
        ink.style.attributes.formUnion(active)
        if let link {
            // A link is underlined, so that it is recognizable even if the terminal cannot open links.
            ink.style.link = Hyperlink(link)
            if !known.contains(.underline) { ink.style.attributes.insert(.underline) }
        }
        if let foreground {
            ink.set(foreground)
        } else if isDim == false, case .color(let color)? = ink.paint {
            ink.set(.color(color.withAlpha(1)))
        }
        return ink.isInvisible ? nil : ink
    }
}

// MARK: Attributes

extension RunStyle {
    var isBold: Bool? {
        get { value(of: .bold) }
        set { set(.bold, to: newValue) }
    }

    var isDim: Bool? {
        get { value(of: .dim) }
        set { set(.dim, to: newValue) }
    }

    var isItalic: Bool? {
        get { value(of: .italic) }
        set { set(.italic, to: newValue) }
    }

    var isUnderlined: Bool? {
        get { value(of: .underline) }
        set { set(.underline, to: newValue) }
    }

    var isStruckThrough: Bool? {
        get { value(of: .strikethrough) }
        set { set(.strikethrough, to: newValue) }
    }

    private func value(of attribute: Style.Attributes) -> Bool? {
        known.contains(attribute) ? active.contains(attribute) : nil
    }

    private mutating func set(_ attribute: Style.Attributes, to isOn: Bool?) {
        known.remove(attribute)
        active.remove(attribute)
        guard let isOn else { return }
        known.insert(attribute)
        if isOn { active.insert(attribute) }
    }
}

// MARK: Rare properties

extension RunStyle {
    /// The destination of a link, as written; the terminal interprets it.
    var link: String? {
        get { if case .some(let extra) = extras { extra.link } else { nil } }
        set { extra.link = newValue }
    }

    /// The values for the renderer of the text.
    var custom: CustomTextAttributes? {
        get { if case .some(let extra) = extras { extra.custom } else { nil } }
        set { extra.custom = newValue }
    }

    /// The spacing and the offset of the characters.
    var letterForm: LetterForm? {
        get { if case .some(let extra) = extras { extra.letterForm } else { nil } }
        set { extra.letterForm = newValue }
    }

    private struct Extra: Hashable, Sendable {
        var link: String?
        var custom: CustomTextAttributes?
        var letterForm: LetterForm?

        /// Combines these properties with outer ones, which provide those that are `nil` here.
        func over(_ outer: Extra) -> Extra {
            Extra(
                link: link ?? outer.link,
                custom: custom?.over(outer.custom) ?? outer.custom,
                letterForm: letterForm?.over(outer.letterForm) ?? outer.letterForm
            )
        }
    }

    private enum Extras: Hashable, Sendable {
        case none
        indirect case some(Extra)
    }

    private var extra: Extra {
        get { if case .some(let extra) = extras { extra } else { Extra() } }
        set { extras = newValue == Extra() ? .none : .some(newValue) }
    }
}
