import CursesUITerminal

/// An element of the accessibility tree.
package struct AccessibilityElement: Sendable {
    /// The name of the element; empty if there is none.
    package var label: String
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits
    /// The role that a view assigns explicitly; if it is `nil`, the role follows from the traits.
    package var role: AccessibilityRole?
    /// Further content with labels.
    package var customContent: [AXCustomContent] = []
    /// The part of the element in a pair of a label and its content.
    var pair: AccessibilityPair?
    /// Whether a screen reader reads the name and the value character by character.
    var isSpelledOut = false
    /// The frame in screen cells.
    package var frame: CellRect
    /// Whether the element can receive the focus at this moment.
    package var isFocusable = false
    package var isFocused = false
    /// Whether keys can move the focus to the element: it is neither behind a window nor on a covered screen.
    package var isReachable = false
    /// Whether a modifier hides the element. A hidden element stays in the tree if it can receive the focus.
    package var isHidden = false
    package var isEnabled = true
    /// The child elements that remain separate elements.
    package var children: [AccessibilityElement] = []

    /// The node of the view that this element represents.
    package weak var node: Node?
    /// The list that contains the element, if the element is in a row or is a row itself.
    package weak var list: Node?
    /// Identifies the responder, as ``FocusManager/focusedPlace`` does.
    package var focusPlace: ObjectIdentifier?

    /// Whether the element is part of a control's label.
    var isControlLabel = false
    var sortPriority = 0.0

    /// The element and all of its descendants, in preorder.
    package var withDescendants: [AccessibilityElement] {
        [self] + children.flatMap(\.withDescendants)
    }
}
