/// The controls of a screen, and the numbers of keys that lead from each of them to every other.
///
/// ```swift
/// let reach = TestApp(Board(), size: CellSize(width: 40, height: 12)).keyboardReach()
/// #expect(reach.outOfReach == [])
/// #expect(reach.mostKeys <= 6)
/// ```
public struct KeyboardReach: Sendable {
    /// The names of the controls that the keyboard has to reach, in the order in which they were found.
    public internal(set) var controls: [String] = []
    /// The ways that the keyboard does not lead, such as `"Save" to "Cancel"`, and the controls that no key leads to.
    public internal(set) var outOfReach: [String] = []
    /// The controls that have the focus without being visible.
    public internal(set) var unseen: [String] = []
    /// The number of keys of the longest way from a control to another.
    public internal(set) var mostKeys = 0
    /// The longest way, such as `"Save" to "Cancel"`.
    public internal(set) var longestWay = ""
}

extension TestApp {
    /// Moves the focus from each control of the screen to every other, by keys alone, and counts the keys.
    ///
    /// The keys are Tab, Shift-Tab, the arrows, Home and End. They do not press a button, but an arrow may change a value
    /// or a selection. The rows of a long list count as one control: pages and letters lead to them. Controls that appear
    /// on the way are part of the screen. Controls in windows and on screens that a button opens are not: open them
    /// first.
    public func keyboardReach() -> KeyboardReach {
        var walk = KeyboardWalk(self)
        return walk.reach()
    }
}
