import CursesUITerminal

private struct FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
}

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private struct TextAttributesKey: EnvironmentKey {
    static var defaultValue: Style.Attributes { [] }
}

struct LineLimitKey: EnvironmentKey {
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
    /// The font of the texts in the view; `nil` for the default font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The maximum number of lines of a text; `nil` for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set {
            self[LineLimitKey.self] = newValue
            dropLineLimits()
        }
    }

    /// Whether a word that is longer than a line is cut off instead of broken into several lines.
    var cutsWords: Bool {
        get { self[CutsWordsKey.self] }
        set { self[CutsWordsKey.self] = newValue }
    }

    /// The part of a text that is omitted if the text does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The attributes of texts, in addition to those of their font.
    var textAttributes: Style.Attributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The style of a text that does not set its own.
    var textStyle: Style { foregroundPaint.color.applied(to: Style(attributes: allTextAttributes)) }

    /// The same style as an ink, which is blended with what lies beneath it if the foreground is translucent.
    var textInk: TextInk { TextInk(foregroundPaint, Style(attributes: allTextAttributes)) }

    /// Whether texts are dim regardless of their colour.
    var isTextDim: Bool { allTextAttributes.contains(.dim) }

    private var allTextAttributes: Style.Attributes { textAttributes.union(weightedFont?.attributes ?? []) }

    /// The weight that the texts have, whatever their font is; `nil` for that of the font.
    fileprivate var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    /// The font with its weight.
    var weightedFont: Font? { fontWeight.map { (font ?? .body).weight($0) } ?? font }
}

extension View {
    /// Sets the font of the texts in the view.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the maximum number of lines of the texts in the view.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Sets the part of the texts in the view that is truncated if they do not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the alignment of the lines of the texts in the view.
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

    /// Strikes through the texts in the view. The line has the colour of the text.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        textAttribute(.strikethrough, isActive)
    }

    /// Sets the weight of the texts in the view, whatever their font is; `nil` changes nothing.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontWeight) { if let weight { $0 = weight } }
    }

    nonisolated private func textAttribute(
        _ attribute: Style.Attributes,
        _ isActive: Bool
    ) -> some View {
        transformEnvironment(\.textAttributes) {
            if isActive { $0.insert(attribute) } else { $0.remove(attribute) }
        }
    }

    /// Adds attributes to the texts in the view.
    nonisolated func textAttributes(_ attributes: Style.Attributes) -> some View {
        transformEnvironment(\.textAttributes) { $0.formUnion(attributes) }
    }

    /// Cuts off each word in the view that is longer than a line, with an ellipsis, instead of breaking it.
    nonisolated func cutsWords() -> some View {
        environment(\.cutsWords, true)
    }
}
