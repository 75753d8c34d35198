import CursesUITerminal

extension KeyPress {
    /// Whether the key activates a control, as a tap does: Return or Space without modifier keys.
    var activates: Bool { modifiers.isEmpty && (key == .return || key == .space) }
}
