import CursesUITerminal

/// Makes a view focusable if nothing in it can receive the focus, so that custom styles that consist only of gestures
/// can be used with the keyboard.
struct FallbackControlModifier {
    let action: @MainActor () -> Void
}

extension FallbackControlModifier: KeyControl {
    /// Returns `true` unless something in the view can receive the focus.
    func isControl(around content: [LayoutNode]) -> Bool {
        content.allSatisfy { $0.responderCounts.focusable == 0 }
    }

    var keyHints: [KeyHint] { [KeyHint(.return, title: "Press")] }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard press.activates else { return false }
        action()
        return true
    }
}
