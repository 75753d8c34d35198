import CursesUITerminal
import Foundation

/// Runs an accessibility action on keys. If nothing in the view or around it takes the focus, the view itself does.
struct AccessibilityKeyActions {
    let hints: [KeyHint]
    /// Handles a key; returns whether it was used. In a right-to-left layout, the left and right arrows are swapped.
    let perform: (KeyPress) -> Bool
}

extension AccessibilityKeyActions: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, AccessibilityKeyActions>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, AccessibilityKeyActions>> {
        AccessibilityKeyActionsNode(view, in: context)
    }
}

final class AccessibilityKeyActionsNode<Content: View>:
    ModifierNode<Content, AccessibilityKeyActions>, InputHandler, AccessibilityFocusNode
{
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        for wrapper in wrappers.all { wrapper.responderMayDiffer() }
        return super.environmentDidChange(keys)
    }

    func canBeFocused(at node: InputLayoutNode) -> Bool { !isRemoved && node.isOnlyStop }

    var initialFocusRank: Int { -1 }

    private var isTyping: Bool { layoutContext.focus.focused?.takesText == true }

    var keyHints: [KeyHint] { environment.isEnabled && !isTyping ? modifier.hints : [] }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        environment.isEnabled && !isTyping && modifier.perform(press.fromLeading(in: environment))
    }
}

/// A gesture by which assistive technologies zoom.
public struct AccessibilityZoomGestureAction {
    /// The direction of a zoom.
    public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }

    /// Whether the view is to become larger or smaller.
    public let direction: Direction
    /// The centre of the zoom, which is the centre of the view.
    public let location: UnitPoint
    /// The centre of the zoom. A key has no place, so it is the origin.
    public let point: CGPoint
}

extension View {
    /// Runs an action when the user adjusts the value of the view.
    ///
    /// ```swift
    /// Stars(rating)
    ///     .accessibilityElement()
    ///     .accessibilityLabel("Rating")
    ///     .accessibilityValue("\(rating) of 5")
    ///     .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
    /// ```
    ///
    /// As for a ``Stepper``, the right arrow key and `+` increment, the left arrow key and `-` decrement. If no control
    /// in the view takes the focus, the view itself does, so that everybody can adjust the value by keys.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(
            AccessibilityKeyActions(hints: [KeyHint(.leftArrow, .rightArrow, title: "Adjust")]) { press in
                switch (press.key, press.modifiers) {
                case (.leftArrow, []), ("-", []): handler(.decrement)
                case (.rightArrow, []), ("+", []), ("=", []): handler(.increment)
                default: return false
                }
                return true
            }
        )
    }

    /// Runs an action on Page Up and Page Down while the focus is in the view, with the edge towards which it is to
    /// scroll. If no control in the view takes the focus, the view itself does.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        modifier(
            AccessibilityKeyActions(hints: [KeyHint(.pageUp, .pageDown, title: "Scroll")]) { press in
                switch (press.key, press.modifiers) {
                case (.pageUp, []): handler(.top)
                case (.pageDown, []): handler(.bottom)
                default: return false
                }
                return true
            }
        )
    }

    /// Runs an action on `+` and `-` while the focus is in the view. If no control in the view takes the focus, the view
    /// itself does.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        modifier(
            AccessibilityKeyActions(hints: [KeyHint("+", "-", title: "Zoom")]) { press in
                switch (press.key, press.modifiers) {
                case ("+", []), ("=", []):
                    handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
                case ("-", []):
                    handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
                default: return false
                }
                return true
            }
        )
    }
}
