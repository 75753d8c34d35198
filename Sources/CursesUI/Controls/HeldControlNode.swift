import CursesUITerminal

/// The keys of a control of which the mouse can hold a part.
protocol HeldControl: PrimitiveViewModifier {
    /// Called when the mouse holds no part any more.
    var release: @MainActor () -> Void { get }
}

/// A control whose parts know what a click does, and which says when none is held any more: when the button
/// is let go, the mouse leaves the control, or the focus does.
class HeldControlNode<Content: View, Modifier: HeldControl>: KeyControlNode<Content, Modifier> {
    override final func controlMouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool {
        switch event.action {
        case .press: break
        case .drag: if !CellRect(origin: .zero, size: size).contains(event.position) { modifier.release() }
        case .release: modifier.release()
        default: return false
        }
        return true
    }

    override final func controlFocusDidChange(to isFocused: Bool) {
        if !isFocused { modifier.release() }
    }
}
