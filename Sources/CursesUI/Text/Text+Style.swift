extension Text {
    /// The text in bold.
    public func bold() -> Text { bold(true) }

    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { styled(RunStyle(isBold: isActive)) }

    /// The text in italics.
    public func italic() -> Text { italic(true) }

    /// The text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { styled(RunStyle(isItalic: isActive)) }

    /// The text underlined. The line has the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(RunStyle(isUnderlined: isActive))
    }

    /// The text struck through. The line has the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(RunStyle(isStruckThrough: isActive))
    }

    /// The text in a colour; `nil` for that of the texts around it.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return styled(RunStyle(foreground: .color(color)))
    }

    /// The text in a colour or a gradient.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled(RunStyle(foreground: style.paint))
    }

    /// The text in a font; `nil` leaves it.
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

    /// The text in a weight; `nil` leaves it.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        font(weight.map { Font.body.weight($0) })
    }

    /// The same text: a terminal's is monospaced anyway.
    public func monospaced(_ isActive: Bool = true) -> Text { self }

    /// The same text: a terminal's digits are monospaced anyway.
    public func monospacedDigit() -> Text { self }

    /// What the runs have said already stays.
    private func styled(_ style: RunStyle) -> Text {
        Text(content: content.styled(style))
    }
}
