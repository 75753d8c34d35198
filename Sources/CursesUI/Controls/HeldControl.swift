import CursesUITerminal

/// A control whose parts handle clicks themselves. It is notified when the mouse no longer holds a part: when the mouse
/// button is released, the mouse leaves the control, or the control loses the focus.
protocol HeldControl: KeyControl {
    /// Called when the mouse no longer holds a part.
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
