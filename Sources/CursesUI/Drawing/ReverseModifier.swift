import CursesUITerminal

/// Shows a view in reverse video, as terminals usually show the focus.
struct ReverseModifier {
    let isReversed: Bool
}

/// Shows a view as chosen: in the focus colour if the theme has background colours for controls (``Theme/Surfaces``),
/// or otherwise in reverse video.
struct ChosenModifier {
    let isChosen: Bool
}

extension ChosenModifier: LayoutModifier {
    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard isChosen else { return }
        guard let surfaces = context.design.surfaces else {
            return ReverseModifier(isReversed: true).drawAbove(in: context, size: size)
        }
        context.restyle(CellRect(origin: .zero, size: size)) {
            $0.background = surfaces.focused
            $0.foreground = surfaces.onFocused
            $0.attributes.subtract([.dim, .reverse])
        }
    }
}

extension ReverseModifier: LayoutModifier {
    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard isReversed else { return }
        context.restyle(CellRect(origin: .zero, size: size)) {
            $0.attributes.formSymmetricDifference(.reverse)
        }
    }
}
