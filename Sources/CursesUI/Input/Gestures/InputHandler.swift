import CursesUITerminal

/// The node of a modifier that handles keys or the mouse for any view.
///
/// Each layout node of the modified view is wrapped in a layout node with a responder.
@MainActor
protocol InputHandler: Node {
    /// Whether the view can have the focus; `node` is one of its layout nodes.
    func canBeFocused(at node: InputLayoutNode) -> Bool

    /// Whether the view takes the focus from the views in it that can only be tapped.
    var claimsFocus: Bool { get }

    /// Whether a click gives the view the focus.
    var isFocusedByClick: Bool { get }

    /// Whether the view is shown as focused by its layout node.
    var marksFocus: Bool { get }

    /// The priority of the view when a window opens and one of its views gets the focus.
    var initialFocusRank: Int { get }

    /// Whether keys for context menus open a menu here.
    var hasContextMenu: Bool { get }

    /// Whether keys for a search go to a field here.
    var hasSearch: Bool { get }

    /// Whether the arrows lead to the view as a whole.
    var isFocusSection: Bool { get }

    /// The hints for the keys that the view handles.
    var keyHints: [KeyHint] { get }

    /// Whether the view receives keys before the only control in it.
    var precedesControl: Bool { get }

    /// The group that makes all controls in the view a single stop for Tab.
    var focusGroup: (any FocusGroup)? { get }

    func focusDidChange(to isFocused: Bool)

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    /// Handles a key that no view and no shortcut has used.
    func unusedKeyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    /// Handles the release of a key; only some terminals report it.
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool

    /// Handles a number of consecutive taps on the view; returns whether they have a meaning here.
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool

    /// The largest number of consecutive taps that has a meaning here.
    var tapCount: Int { get }

    /// Whether a number of consecutive taps has a meaning here.
    func takesTap(_ count: Int) -> Bool

    /// Whether the mouse hits only what is drawn in the view, not empty space.
    var hitsContentOnly: Bool { get }

    /// When the gesture is recognized, relative to the gestures inside.
    var precedence: GestureModifier.Precedence { get }

    /// Whether the gestures and controls inside are not recognized.
    var excludesSubviews: Bool { get }

    /// Handles a mouse event for a gesture that is not recognized in its turn.
    func follow(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> GestureProgress

    /// Whether the view can be dragged.
    var isDragSource: Bool { get }

    /// Takes items that are dropped on the view.
    var dropTarget: (any DropTarget)? { get }

    /// Called in place of the release of the button when a different gesture has been recognized.
    func mouseCancelled()

    func hoverDidChange(to isInside: Bool, at point: CellPoint)

    /// Called when the mouse has moved over the view.
    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode)
}

extension InputHandler {
    func canBeFocused(at node: InputLayoutNode) -> Bool { false }
    var claimsFocus: Bool { false }
    var isFocusedByClick: Bool { true }
    var marksFocus: Bool { environment.isFocusEffectEnabled }
    var initialFocusRank: Int { 0 }
    var hasContextMenu: Bool { false }
    var hasSearch: Bool { false }
    var isFocusSection: Bool { false }
    var precedesControl: Bool { false }
    var keyHints: [KeyHint] { [] }
    var tapCount: Int { 0 }
    var hitsContentOnly: Bool { false }
    var isDragSource: Bool { false }
    var dropTarget: (any DropTarget)? { nil }
    var precedence: GestureModifier.Precedence { .normal }
    var excludesSubviews: Bool { false }
    var focusGroup: (any FocusGroup)? { nil }

    func takesTap(_ count: Int) -> Bool { false }
    func follow(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> GestureProgress { .failed }
    func mouseCancelled() {}
    func focusDidChange(to isFocused: Bool) {}
    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    func unusedKeyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool { false }
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool { false }
    func hoverDidChange(to isInside: Bool, at point: CellPoint) {}
    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode) {}

    /// The wrappers around the layout nodes of the modified view.
    func responders(around nodes: [LayoutNode], in wrappers: inout LayoutWrappers<InputLayoutNode>) -> [LayoutNode] {
        wrappers.wrap(nodes) { InputLayoutNode(around: $0, handler: self, owner: self) }
    }
}

/// The progress of a gesture.
enum GestureProgress {
    case possible, failed, recognized
    /// The button was released after a possible tap.
    case tap
}
