import CursesUITerminal

/// The surfaces of a design, and the colours on them.
struct SurfaceColors: Hashable, Sendable {
    // MARK: Surfaces

    /// The background of the window; the terminal's own if nothing replaces the terminal's colours.
    let window: TerminalColor
    let panel: TerminalColor
    let raised: TerminalColor
    let field: TerminalColor
    let control: TerminalColor
    let header: TerminalColor
    let alternate: TerminalColor
    let selection: TerminalColor
    let focusedSelection: TerminalColor
    let pressed: TerminalColor
    /// The body of the main button.
    let prominent: TerminalColor
    /// The body of a control with the focus.
    let focused: TerminalColor

    // MARK: On surfaces

    /// The colour of texts on the body of a focused control.
    let onFocused: TerminalColor
    /// The colour of texts without their own colour, on all other surfaces.
    let primary: TerminalColor
    let disabled: TerminalColor
    /// The edges of a control.
    let edge: TerminalColor
    /// The colour of the mark on a selected row or choice.
    let mark: TerminalColor
    let invalid: TerminalColor
    let invalidText: TerminalColor

    // MARK: Beneath windows

    /// The colour of texts on the dimmed screen beneath a window, and the background of that screen.
    let dimmedText: TerminalColor
    let dimmedWindow: TerminalColor
    let shadow: TerminalColor
    let shadowText: TerminalColor

    /// The surfaces on which texts without their own background are drawn.
    var grounds: [TerminalColor] {
        [window, panel, raised, field, control, header, alternate, selection, focusedSelection]
    }

    /// Returns whether a background is one of these surfaces, rather than drawn by a view.
    func isGround(_ color: TerminalColor) -> Bool {
        color == .default || color == window || color == panel || color == raised || color == field
            || color == control || color == header || color == alternate || color == selection
    }
}
