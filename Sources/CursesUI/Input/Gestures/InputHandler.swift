import CursesUITerminal
import Foundation

/// The node of a modifier that handles keys or the mouse for any view.
///
/// Each layout node of the modified view is wrapped in a layout node with a responder.
@MainActor
protocol InputHandler: Node {
    /// Returns whether the view can have the focus.
    ///
    /// - Parameter node: one of the layout nodes of the view.
    func canBeFocused(at node: InputLayoutNode) -> Bool

    /// Whether the view takes the focus in place of the tappable views in it.
    var claimsFocus: Bool { get }

    /// Whether a click gives the view the focus.
    var isFocusedByClick: Bool { get }

    /// Whether the layout node draws the focus appearance of the view.
    var marksFocus: Bool { get }

    /// The rank of the view when a window opens: the responder of the highest rank gets the focus.
    var initialFocusRank: Int { get }

    /// Whether the context-menu keys open a menu of the view.
    var hasContextMenu: Bool { get }

    /// Whether the search keys move the focus to a search field of the view.
    var hasSearch: Bool { get }

    /// Whether the view's keys are those of the whole screen (``Responder/hasScreenKeys``).
    var hasScreenKeys: Bool { get }

    /// Whether the view is a focus section, which arrow keys reach as a whole.
    var isFocusSection: Bool { get }

    /// The hints for the keys that the view handles.
    var keyHints: [KeyHint] { get }

    /// Whether the view receives keys before the control in it, if there is only one.
    var precedesControl: Bool { get }

    /// The group that makes all controls in the view a single Tab stop.
    var focusGroup: (any FocusGroup)? { get }

    func focusDidChange(to isFocused: Bool)

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    /// Handles a key that no view and no shortcut has used.
    func unusedKeyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    /// Handles text that the terminal pastes; returns whether it was used.
    func pasted(_ text: String, at node: InputLayoutNode) -> Bool

    /// Handles the release of a key. Only some terminals report releases.
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool

    /// Handles a number of consecutive taps on the view; returns whether they were used.
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool

    /// The largest number of consecutive taps that the view handles.
    var tapCount: Int { get }

    /// Whether Return can hold the view, as a held mouse button does.
    var isHeldByKey: Bool { get }

    /// Taps or holds the view for a key, whatever has the focus; returns whether that has an effect.
    func performByKey(at node: InputLayoutNode) -> Bool

    /// The distance after which dragging the view begins, in units; `nil` if keys cannot drag the view.
    var keyDragDistance: CGFloat? { get }

    /// Returns whether the view handles the given number of consecutive taps.
    func takesTap(_ count: Int) -> Bool

    /// Whether the mouse hits only what is drawn in the view, not empty space.
    var hitsContentOnly: Bool { get }

    /// The precedence of the gesture over the gestures inside the view.
    var precedence: GestureModifier.Precedence { get }

    /// Whether the gestures and controls inside the view are disabled.
    var excludesSubviews: Bool { get }

    /// Handles a mouse event for a gesture that does not have normal precedence.
    func follow(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> GestureProgress

    /// Whether the view can be dragged.
    var isDragSource: Bool { get }

    /// Accepts items that are dropped on the view.
    var dropTarget: (any DropTarget)? { get }

    /// Called in place of the button's release if a different gesture has been recognized.
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
    var hasScreenKeys: Bool { false }
    var isFocusSection: Bool { false }
    var precedesControl: Bool { false }
    var keyHints: [KeyHint] { [] }
    var tapCount: Int { 0 }
    var isHeldByKey: Bool { false }
    func performByKey(at node: InputLayoutNode) -> Bool { node.tapByKey() }
    var keyDragDistance: CGFloat? { nil }
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
    func pasted(_ text: String, at node: InputLayoutNode) -> Bool { false }
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool { false }
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool { false }
    func hoverDidChange(to isInside: Bool, at point: CellPoint) {}
    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode) {}

    /// Returns the layout nodes of the modified view, each wrapped in a layout node with a responder.
    func responders(around nodes: [LayoutNode], in wrappers: inout LayoutWrappers<InputLayoutNode>) -> [LayoutNode] {
        wrappers.wrap(nodes) { InputLayoutNode(around: $0, handler: self, owner: self) }
    }
}

/// The progress of a gesture.
enum GestureProgress {
    case possible, failed, recognized
    /// The button was released, which may complete a tap.
    case tap
}
