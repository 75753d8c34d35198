import CursesUITerminal

/// Swaps the foreground and background of a view, which is how a terminal shows the focus.
struct ReverseModifier {
    let isReversed: Bool
}

/// Shows a view as chosen: in the colour of the focus if the design has surfaces, otherwise in reverse video.
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
