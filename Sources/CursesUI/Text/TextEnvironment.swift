import CursesUITerminal

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private struct TextAttributesKey: EnvironmentKey {
    static var defaultValue: Style.Attributes { [] }
}

private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private struct CutsWordsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
    /// The font of the texts in the view; the default one where `nil`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines that a text may have; as many as it needs where `nil`.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Whether a word that is longer than a line is cut, rather than broken into several lines.
    var cutsWords: Bool {
        get { self[CutsWordsKey.self] }
        set { self[CutsWordsKey.self] = newValue }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How the lines of a text are lined up.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// Attributes that texts have besides those of their font.
    var textAttributes: Style.Attributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// What a text looks like that says nothing about it itself.
    var textStyle: Style { textStyle(in: foregroundPaint) }

    /// The same, where the paint of the foreground is known.
    func textStyle(in paint: Paint) -> Style {
        paint.color.applied(to: Style(attributes: allTextAttributes))
    }

    /// Whether texts are dim whatever their colour.
    var isTextDim: Bool { allTextAttributes.contains(.dim) }

    private var allTextAttributes: Style.Attributes { textAttributes.union(font?.attributes ?? []) }
}

extension View {
    /// Sets the font of the texts in the view.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the most lines that a text in the view may have.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Sets where the texts in the view are cut that do not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets how the lines of the texts in the view are lined up.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Makes the texts in the view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        textAttribute(.bold, isActive)
    }

    /// Makes the texts in the view italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        textAttribute(.italic, isActive)
    }

    /// Underlines the texts in the view. The line has the colour of the text.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        textAttribute(.underline, isActive)
    }

    /// Strikes the texts in the view through. The line has the colour of the text.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        textAttribute(.strikethrough, isActive)
    }

    /// Sets the weight of the texts in the view.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.font) { font in
            if let weight { font = (font ?? .body).weight(weight) }
        }
    }

    nonisolated private func textAttribute(
        _ attribute: Style.Attributes,
        _ isActive: Bool
    ) -> some View {
        transformEnvironment(\.textAttributes) {
            if isActive { $0.insert(attribute) } else { $0.remove(attribute) }
        }
    }

    /// Adds attributes to those of the texts in the view.
    nonisolated func textAttributes(_ attributes: Style.Attributes) -> some View {
        transformEnvironment(\.textAttributes) { $0.formUnion(attributes) }
    }

    /// Cuts the texts of the view, with an ellipsis, where a word is longer than a line, and breaks none.
    nonisolated func cutsWords() -> some View {
        environment(\.cutsWords, true)
    }
}
