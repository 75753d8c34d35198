import CursesUITerminal

/// A control whose parts know what a click does, and which is called when none is held any more: when the
/// button is let go, the mouse leaves the control, or the focus does.
protocol HeldControl: KeyControl {
    /// Called when the mouse holds no part any more.
    var release: @MainActor () -> Void { get }
}

extension HeldControl {
    func mouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool {
        switch event.action {
        case .press: break
        case .drag: if !CellRect(origin: .zero, size: size).contains(event.position) { release() }
        case .release: release()
        default: return false
        }
        return true
    }

    func focusDidChange(to isFocused: Bool) {
        if !isFocused { release() }
    }
}
