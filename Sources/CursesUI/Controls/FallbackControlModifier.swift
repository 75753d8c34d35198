import CursesUITerminal

/// Makes a view a control for the keyboard if nothing in it can receive the focus. This serves custom styles that only
/// have gestures.
struct FallbackControlModifier {
    let action: @MainActor () -> Void
}

extension FallbackControlModifier: KeyControl {
    /// The view is a control unless something in it can receive the focus.
    func isControl(around content: [LayoutNode]) -> Bool {
        content.allSatisfy { $0.responderCounts.focusable == 0 }
    }

    var keyHints: [KeyHint] { [KeyHint(.return, title: "Press")] }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, press.key == .return || press.key == .space else {
            return false
        }
        action()
        return true
    }
}
