import CursesUITerminal

/// Lets a view be reached and triggered by the keyboard whose own parts cannot have the focus: what
/// a custom style leaves to gestures.
struct FallbackControlModifier {
    let action: @MainActor () -> Void
}

extension FallbackControlModifier: KeyControl {
    /// Where something inside can have the focus, that is the control.
    func isControl(around content: [LayoutNode]) -> Bool {
        content.allSatisfy { $0.focusableResponders().isEmpty }
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, press.key == .return || press.key == .space else {
            return false
        }
        action()
        return true
    }
}
