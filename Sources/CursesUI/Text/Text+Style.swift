extension Text {
    /// Returns the text in bold.
    public func bold() -> Text { bold(true) }

    /// Returns the text in bold if `isActive` is true, or else not in bold.
    public func bold(_ isActive: Bool) -> Text { styled(RunStyle(isBold: isActive)) }

    /// Returns the text in italics.
    public func italic() -> Text { italic(true) }

    /// Returns the text in italics if `isActive` is true; otherwise upright.
    public func italic(_ isActive: Bool) -> Text { styled(RunStyle(isItalic: isActive)) }

    /// Returns the text with an underline, which has the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(RunStyle(isUnderlined: isActive))
    }

    /// Returns the text with a strikethrough, which has the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(RunStyle(isStruckThrough: isActive))
    }

    /// Returns the text with a colour; `nil` inherits the colour of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return styled(RunStyle(foreground: .color(color)))
    }

    /// Returns the text with a colour or a gradient.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled(RunStyle(foreground: style.paint))
    }

    /// Returns the text with a font; `nil` changes nothing.
    public func font(_ font: Font?) -> Text {
        guard let font else { return self }
        return styled(RunStyle(font: font))
    }

    /// Returns the text with a font weight, whatever its font is; `nil` changes nothing.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        guard let weight else { return self }
        let attributes = Font.body.weight(weight).attributes
        return styled(RunStyle(isBold: attributes.contains(.bold), isDim: attributes.contains(.dim)))
    }

    /// Returns the same text: a terminal's text is always monospaced.
    public func monospaced(_ isActive: Bool = true) -> Text { self }

    /// Returns the same text: a terminal's digits are always monospaced.
    public func monospacedDigit() -> Text { self }

    /// Applies a style to the properties that the runs do not set.
    func styled(_ style: RunStyle) -> Text {
        Text(content: content.styled(style))
    }
}
