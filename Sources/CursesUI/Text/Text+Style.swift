extension Text {
    /// The text in bold.
    public func bold() -> Text { bold(true) }

    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { styled(RunStyle(isBold: isActive)) }

    /// The text in italics.
    public func italic() -> Text { italic(true) }

    /// The text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { styled(RunStyle(isItalic: isActive)) }

    /// The text with an underline, which has the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(RunStyle(isUnderlined: isActive))
    }

    /// The text with a strikethrough, which has the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(RunStyle(isStruckThrough: isActive))
    }

    /// The text in a colour; `nil` inherits the colour of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return styled(RunStyle(foreground: .color(color)))
    }

    /// The text in a colour or a gradient.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled(RunStyle(foreground: style.paint))
    }

    /// The text in a font; `nil` changes nothing.
    public func font(_ font: Font?) -> Text {
        guard let font else { return self }
        return styled(
            RunStyle(
                isBold: font.attributes.contains(.bold),
                isDim: font.attributes.contains(.dim),
                isItalic: font.attributes.contains(.italic) ? true : nil
            )
        )
    }

    /// The text in a weight; `nil` changes nothing.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        font(weight.map { Font.body.weight($0) })
    }

    /// The same text: a terminal's text is always monospaced.
    public func monospaced(_ isActive: Bool = true) -> Text { self }

    /// The same text: a terminal's digits are always monospaced.
    public func monospacedDigit() -> Text { self }

    /// Applies a style. Properties that the runs already have are kept.
    private func styled(_ style: RunStyle) -> Text {
        Text(content: content.styled(style))
    }
}
