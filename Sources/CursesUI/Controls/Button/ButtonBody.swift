import CursesUITerminal

/// The body of a button, if the design has surfaces; otherwise the mark of the focus.
struct ButtonBody {
    let isMarked: Bool
    let surface: ControlSurface.Look?
}

extension ButtonBody: LayoutModifier {
    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard let surface else {
            return FocusMarkModifier(isMarked: isMarked).drawAbove(in: context, size: size)
        }
        ControlSurface(look: surface).drawAbove(in: context, size: size)
    }
}
