import CursesUITerminal

/// Draws the background of a button if the theme has background colours for controls (``Theme/Surfaces``), or otherwise
/// marks the focus.
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
