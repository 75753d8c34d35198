import CursesUITerminal

extension Snapshot {
    /// The picture as a complete web page: one `pre` element with a `span` for each style.
    public var html: String {
        let colors = screenColors
        let rows = (0..<size.height).map { row in
            buffer.lookRuns(inRow: row).map { Self.span($0, colors) }.joined()
        }
        let style =
            "color:\(colors.foreground);background:\(colors.background);"
            + "width:\(size.width)ch;padding:1ch;line-height:1.2;font-family:monospace"
        return """
            <!DOCTYPE html>
            <meta charset="utf-8">
            <pre style="\(style)">
            \(rows.joined(separator: "\n"))
            </pre>

            """
    }

    private static func span(_ run: StyledRun, _ colors: ScreenColors) -> String {
        let text = run.text.map { character in
            // Wide characters get an element with a fixed width, because browsers show them in fonts with different
            // column widths.
            TextWidth.columns(of: String(character)) == 2
                ? "<span style=\"display:inline-block;width:2ch\">\(character)</span>"
                : String(character).escapedForMarkup
        }.joined()
        let css = css(run.style, colors)
        return css.isEmpty ? text : "<span style=\"\(css)\">\(text)</span>"
    }

    private static func css(_ style: Style, _ colors: ScreenColors) -> String {
        var rules: [String] = []
        let (foreground, background) = colors.colors(of: style)
        if foreground != colors.foreground { rules.append("color:\(foreground)") }
        if let background { rules.append("background:\(background)") }
        if style.attributes.contains(.bold) { rules.append("font-weight:bold") }
        if style.attributes.contains(.dim) { rules.append("opacity:.6") }
        if style.attributes.contains(.italic) { rules.append("font-style:italic") }
        let lines = style.lines
        if !lines.isEmpty { rules.append("text-decoration:\(lines)") }
        return rules.joined(separator: ";")
    }

    var screenColors: ScreenColors { colorScheme == .light ? .light : .dark }
}
