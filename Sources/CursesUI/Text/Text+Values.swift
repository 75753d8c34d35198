import Foundation

extension Text {
    /// Creates a text from a value with a format style: `Text(price, format: .currency(code: "EUR"))`.
    ///
    /// The value is formatted in the locale of the environment, unless the style has its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: StyledText(.formatted(FormattedText(input, format))))
    }

    // Disfavored, because styles with attributes are rare, and the compiler would try the meanings of each operator in
    // the value for both initializers.
    /// Creates a text from a value with a format style, keeping the attributes of the result.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(content: StyledText(.formatted(FormattedText(input, attributed: format))))
    }

    /// Creates a text from a value with a formatter. If the formatter returns nothing, the text is the value's
    /// description.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }

    // Disfavored, as are those of two dates, so that the compiler tries fewer meanings of a `+` between strings.
    /// Creates a text from a symbol; for a picture, the text is its label.
    @_disfavoredOverload
    public init(_ image: Image) {
        switch image.source {
        case .symbol(let name): self.init(content: StyledText(.symbol(name)))
        case .named(let name, _, let label): self = label ?? Text(verbatim: name)
        case .picture(_, let label): self = label ?? Text(verbatim: "")
        }
    }

    // Disfavored, because a literal could also be an attributed string, but is meant as a key.
    /// Creates a text from an attributed string, with the attributes that a terminal can show: fonts, colours,
    /// underlines and strikethrough, links, spacing, and the emphasis of Markdown. The blocks of a Markdown document are
    /// arranged vertically; ``MarkdownView`` shows them in full.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let content = PresentedLines.text(of: attributedContent) { RunStyle($0) }
        self.init(content: content)
    }
}

extension RunStyle {
    fileprivate init(_ attributes: AttributeContainer) {
        let font = attributes.swiftUI.font?.attributes
        let intent =
            attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
        let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
        self.init(
            isBold: font?.contains(.bold) == true || intent.contains(.stronglyEmphasized) ? true : nil,
            isDim: font?.contains(.dim) == true ? true : nil,
            isItalic: font?.contains(.italic) == true || intent.contains(.emphasized) ? true : nil,
            isUnderlined: attributes.swiftUI.underlineStyle != nil || link != nil ? true : nil,
            isStruckThrough: attributes.swiftUI.strikethroughStyle != nil || intent.contains(.strikethrough)
                ? true : nil,
            isCode: intent.contains(.code) ? true : nil,
            foreground: attributes.swiftUI.foregroundColor.map { .color($0) },
            link: link,
            letterForm: LetterForm(attributes)
        )
    }
}
