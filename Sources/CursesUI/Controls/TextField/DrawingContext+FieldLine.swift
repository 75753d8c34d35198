import CursesUITerminal

extension DrawingContext {
    /// Draws the visible part of an edited line.
    func draw(
        _ viewport: TextFieldViewport,
        line: FieldLine,
        style: Style,
        selection: Range<Int>?,
        selectionStyle: Style
    ) {
        withBuffer { buffer, origin, clip in
            viewport.draw(
                line,
                into: &buffer,
                at: origin,
                clip: clip,
                style: style,
                selection: selection,
                selectionStyle: selectionStyle
            )
        }
    }
}
