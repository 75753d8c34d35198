/// The controls of a screen, with the number of keys that lead from each of them to every other.
///
/// ```swift
/// let reach = TestApp(Board(), size: CellSize(width: 40, height: 12)).keyboardReach()
/// #expect(reach.outOfReach == [])
/// #expect(reach.mostKeys <= 6)
/// ```
public struct KeyboardReach: Sendable {
    /// The names of the controls that the keyboard has to reach, in the order in which they were found.
    public internal(set) var controls: [String] = []
    /// The connections that the keyboard does not provide, such as `"Save" to "Cancel"`, and the controls that no key
    /// reaches.
    public internal(set) var outOfReach: [String] = []
    /// The controls that have the focus without being visible.
    public internal(set) var unseen: [String] = []
    /// The number of keys on the longest path from one control to another.
    public internal(set) var mostKeys = 0
    /// The longest path, such as `"Save" to "Cancel"`.
    public internal(set) var longestWay = ""
}

extension TestApp {
    /// Moves the focus from each control of the screen to every other, by keys alone, and counts the keys.
    ///
    /// The keys are Tab, Shift-Tab, the arrows, Home and End. They do not press a button, but an arrow key may change a
    /// value or a selection. The rows of a long list count as one control, because Page Up, Page Down and letters reach
    /// them. Controls that appear meanwhile are part of the screen. Controls in windows and on screens that a button
    /// opens are not: open these first.
    public func keyboardReach() -> KeyboardReach {
        var walk = KeyboardWalk(self)
        return walk.reach()
    }
}
