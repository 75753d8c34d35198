import CursesUITerminal

/// A part of the interface as it is told to someone who does not see it.
package struct AccessibilityElement: Sendable {
    /// What it is called; empty if nothing says so.
    package var label: String
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits
    /// In the screen's cells.
    package var frame: CellRect
    /// Whether it takes the focus at this moment.
    package var isFocusable = false
    package var isFocused = false
    /// Whether it was left out on purpose, though it takes the focus.
    package var isHidden = false
    package var isEnabled = true
    /// What it is made of, where that is told of by itself.
    package var children: [AccessibilityElement] = []

    /// Whether it is a part of what names a control.
    var isControlLabel = false
    var sortPriority = 0.0

    /// The element and all within it, those around others first.
    package var withDescendants: [AccessibilityElement] {
        [self] + children.flatMap(\.withDescendants)
    }
}
