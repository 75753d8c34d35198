import CursesUITerminal

/// The style of a text or of one of its runs.
struct TextInk: Equatable {
    /// The attributes, and the colour if `paint` is `nil`.
    var style: Style
    /// The paint of a text whose cells may have different colours: a gradient, or a colour that is blended with what
    /// lies beneath it. Theme roles have already been resolved.
    var paint: Paint?

    init(style: Style) {
        self.style = style
    }

    /// - Parameters:
    ///   - paint: the paint, without theme roles.
    ///   - style: the style without the colour.
    init(_ paint: Paint, _ style: Style) {
        self.style = style
        set(paint)
    }

    mutating func set(_ paint: Paint) {
        if paint.isOpaqueColor {
            self.paint = nil
            style.foreground = paint.color.terminalColor
        } else {
            self.paint = paint
            style.foreground = .default
        }
    }

    /// The paint, or else the colour of the style as a paint.
    var anyPaint: Paint { paint ?? .color(Color(style.foreground)) }

    /// Whether nothing is drawn.
    var isInvisible: Bool {
        guard case .color(let color)? = paint else { return false }
        return !color.isVisible
    }
}

/// Determines the styles of a text's cells.
struct TextPainter {
    let ink: TextInk
    let mixer: ColorMixer
    /// The cells that the paint covers, in the buffer's coordinates.
    let area: CellRect

    /// Returns the style of a cell on a background; `nil` if nothing is drawn there.
    func style(_ paint: Paint, at point: CellPoint, on background: TerminalColor) -> Style? {
        let color = paint.color(at: point - area.origin, in: area.size)
        guard color.isVisible else { return nil }
        return mixer.style(color, on: background, ink.style)
    }
}
