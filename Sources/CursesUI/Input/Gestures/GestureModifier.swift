import CursesUITerminal
import Foundation

/// Attaches a gesture to a view.
struct GestureModifier {
    enum Kind {
        case gesture(@MainActor () -> any GestureRecognizer)
        case longPress(seconds: Double, pressed: ((Bool) -> Void)?, held: () -> Void)
    }

    /// The precedence over other gestures on the same views.
    enum Precedence {
        /// Recognized after the gestures and controls inside the view.
        case normal
        /// Recognized before the gestures and controls inside the view.
        case high
        /// Recognized at the same time as the gestures and controls inside the view.
        case simultaneous
    }

    let kind: Kind
    var precedence = Precedence.normal
    var mask = GestureMask.all

    @MainActor
    func makeRecognizer() -> any GestureRecognizer {
        switch kind {
        case .gesture(let make):
            make()
        case .longPress(let seconds, let pressed, let held):
            LongPressRecognizer(
                duration: seconds,
                pressed: { pressed?($0) },
                held: {
                    pressed?(false)
                    held()
                }
            )
        }
    }
}

extension GestureModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, GestureModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, GestureModifier>> {
        GestureNode(view, in: context)
    }
}

final class GestureNode<Content: View>: ModifierNode<Content, GestureModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    private lazy var recognizer = modifier.makeRecognizer()
    private var isOutdated = false
    private var counter = TapCounter()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    override func modifierDidChange(from old: GestureModifier) {
        isOutdated = true
        if old.mask != modifier.mask || old.precedence != modifier.precedence { respondersMayDiffer() }
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        respondersMayDiffer()
        return super.environmentDidChange(keys)
    }

    private func respondersMayDiffer() {
        for wrapper in wrappers.all { wrapper.responderMayDiffer() }
    }

    // MARK: Keys

    /// Returns whether the view can have the focus: a key must be able to perform its gesture, which is a tap, a long
    /// press or a drag.
    func canBeFocused(at node: InputLayoutNode) -> Bool {
        guard !isRemoved, isMeant else { return false }
        if node.isTapTarget {
            return recognizer.tapCount > 0 || recognizer.isHold
                || recognizer.dragDistance != nil && node.responderCountsBelow.viewports == 0
        }
        // A key on a control performs the other gestures around it.
        return modifier.precedence == .normal && recognizer.tapCount > 0 && node.isStopBesideControls
    }

    var initialFocusRank: Int { -1 }

    var keyHints: [KeyHint] {
        var hints: [KeyHint] = []
        if recognizer.tapCount > 0 || recognizer.isHold, wrappers.all.contains(where: \.isTappedByKeys) {
            hints.append(KeyHint(.return, title: recognizer.tapCount > 0 ? "Press" : "Hold"))
        }
        if hints.isEmpty, hasContextMenu { hints.append(KeyHint(.function(9), title: "Hold")) }
        if keyDragDistance != nil {
            hints.append(KeyHint(.leftArrow, .rightArrow, .upArrow, .downArrow, modifiers: .shift, title: "Drag"))
        }
        return hints
    }

    /// Whether the context-menu keys act as a held button. They do so on a view without a context menu.
    var hasContextMenu: Bool { isMeant && environment.isEnabled && recognizer.isHold }

    /// Handles Return and Space, which tap the view. If the view handles no taps, they act as a held button.
    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        bringUpToDate()
        if press.opensContextMenu { return hasContextMenu && recognizer.heldByKey() }
        let isPressed = recognizer.tapCount > 0 || recognizer.isHold
        return isPressed && node.isTappedByKeys && press.activates && performByKey(at: node)
    }

    var keyDragDistance: CGFloat? {
        bringUpToDate()
        return isMeant && environment.isEnabled ? recognizer.dragDistance : nil
    }

    var isHeldByKey: Bool { hasContextMenu && recognizer.tapCount == 0 }

    func performByKey(at node: InputLayoutNode) -> Bool {
        bringUpToDate()
        if recognizer.tapCount == 0 { return recognizer.heldByKey() }
        guard modifier.precedence != .normal else { return node.tapByKey() }
        return (1...3).contains { tapped($0, at: node.middle, in: node) }
    }

    /// Replaces the recognizer if the modifier has changed. A gesture that is under way ends first.
    private func bringUpToDate() {
        guard isOutdated, !recognizer.isActive else { return }
        isOutdated = false
        recognizer = modifier.makeRecognizer()
    }

    var hitsContentOnly: Bool { true }
    var precedence: GestureModifier.Precedence { isMeant ? modifier.precedence : .normal }
    var excludesSubviews: Bool { !modifier.mask.contains(.subviews) }
    private var isMeant: Bool { modifier.mask.contains(.gesture) }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        guard precedence == .normal, isMeant else { return false }
        guard event.button == .left, environment.isEnabled || recognizer.isActive else {
            return false
        }
        if event.action == .press {
            bringUpToDate()
            guard recognizer.takesPress(event) else { return false }
        }
        if recognizer.mouse(event, at: node) { _ = node.tap(counter.next(), at: event.position) }
        return true
    }

    func follow(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> GestureProgress {
        guard event.button == .left, environment.isEnabled || recognizer.isActive else { return .failed }
        if event.action == .press { bringUpToDate() }
        let wasRecognized = recognizer.isRecognized
        let isTap = recognizer.mouse(event, at: node)
        if wasRecognized || recognizer.isRecognized { return .recognized }
        return isTap ? .tap : event.action == .release ? .failed : .possible
    }

    func mouseCancelled() {
        recognizer.cancel()
    }

    func takesTap(_ count: Int) -> Bool {
        bringUpToDate()
        return isMeant && environment.isEnabled && recognizer.takesTap(count)
    }

    var tapCount: Int { isMeant && environment.isEnabled ? recognizer.tapCount : 0 }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        bringUpToDate()
        return isMeant && environment.isEnabled && recognizer.tapped(count, at: point, in: node)
    }

    override func willRemove() {
        recognizer.cancel()
    }
}

/// Determines whether the added gesture, the gestures of the subviews, or both are recognized.
public struct GestureMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures of the subviews.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Attaches a gesture to the view; the gestures and controls in the view take precedence.
    ///
    /// - Parameter mask: whether this gesture is recognized, and whether those of the subviews are.
    @preconcurrency @MainActor
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        attach(gesture, .normal, mask)
    }

    /// Attaches a gesture to the view. The gesture is recognized only if `isEnabled` is `true`.
    @preconcurrency @MainActor
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attach(gesture, .normal, isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture to the view that is recognized at the same time as the gestures and controls in the view.
    ///
    /// - Parameter mask: whether this gesture is recognized, and whether those of the subviews are.
    @preconcurrency @MainActor
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        attach(gesture, .simultaneous, mask)
    }

    /// Attaches a gesture to the view that is recognized at the same time as the gestures in the view, if it is
    /// enabled.
    @preconcurrency @MainActor
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attach(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture to the view that takes precedence over the gestures and controls in the view.
    ///
    /// - Parameter mask: whether this gesture is recognized, and whether those of the subviews are.
    @preconcurrency @MainActor
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        attach(gesture, .high, mask)
    }

    /// Attaches a gesture to the view that takes precedence over the gestures in the view, if it is enabled.
    @preconcurrency @MainActor
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attach(gesture, .high, isEnabled ? .all : .subviews)
    }

    @MainActor
    private func attach<T: Gesture>(
        _ gesture: T,
        _ precedence: GestureModifier.Precedence,
        _ mask: GestureMask
    ) -> some View {
        modifier(
            GestureModifier(
                kind: .gesture { gesture.recognizer(GestureActions()) },
                precedence: precedence,
                mask: mask
            )
        )
    }
}
