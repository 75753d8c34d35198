/// The controls of a screen, and the number of key presses that lead from each of them to every other.
///
/// ```swift
/// let reach = TestApp(Board(), size: CellSize(width: 40, height: 12)).keyboardReach()
/// #expect(reach.outOfReach == [])
/// #expect(reach.mostKeys <= 6)
/// ```
public struct KeyboardReach: Sendable {
    /// The names of the controls that the keyboard must reach, in the order in which they were found.
    public internal(set) var controls: [String] = []
    /// The controls that the keyboard cannot reach from other controls, in the form `"Save" to "Cancel"`.
    public internal(set) var outOfReach: [String] = []
    /// The controls that were not visible when they received the focus.
    public internal(set) var unseen: [String] = []
    /// The number of key presses on the longest path from one control to another.
    public internal(set) var mostKeys = 0
    /// The longest path, such as `"Save" to "Cancel"`.
    public internal(set) var longestWay = ""
}

extension TestApp {
    /// Moves the focus from each control of the screen to every other, by keys alone, and counts the keys.
    ///
    /// The keys are Tab, Shift-Tab, the arrows, Home and End. They do not press a button, but an arrow key may change a
    /// value or a selection. The rows of a long list count as one control, because Page Up, Page Down and letters reach
    /// them. Controls that appear meanwhile are included. Controls in windows and on screens that a button opens are
    /// not included; open these before the call.
    public func keyboardReach() -> KeyboardReach {
        var walk = KeyboardWalk(self)
        return walk.reach()
    }
}
