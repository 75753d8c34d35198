import CursesUITerminal

/// Swaps the foreground and background of a view, which is how a terminal shows the focus.
struct ReverseModifier {
    let isReversed: Bool
}

extension ReverseModifier: LayoutModifier {
    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard isReversed else { return }
        context.restyle(CellRect(origin: .zero, size: size)) {
            $0.attributes.formSymmetricDifference(.reverse)
        }
    }
}
