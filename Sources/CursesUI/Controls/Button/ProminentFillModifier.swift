import CursesUITerminal

/// Fills a view with a colour, and shows its content in the terminal's background colour. This is reverse video, so the
/// fill is visible without colours as well.
struct ProminentFillModifier {
    /// The colour of the fill; `nil` leaves the view unchanged.
    var color: Color?
}

extension ProminentFillModifier: LayoutModifier {
    static var readsEnvironment: Bool { true }

    func resolved(in environment: EnvironmentValues) -> ProminentFillModifier {
        ProminentFillModifier(color: color?.resolvedAsArea(in: environment))
    }

    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard let color else { return }
        context.restyle(CellRect(origin: .zero, size: size)) {
            $0.foreground = color.terminalColor
            $0.background = .default
            $0.attributes.insert(.reverse)
        }
    }
}
