import CursesUITerminal

/// Attaches a gesture to a view.
struct GestureModifier {
    enum Kind {
        case gesture(@MainActor () -> any GestureRecognizer)
        case longPress(seconds: Double, pressed: ((Bool) -> Void)?, held: () -> Void)
    }

    let kind: Kind

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
    }

    /// Updates the recognizer, unless a gesture is under way, which is continued to its end.
    private func bringUpToDate() {
        guard isOutdated, !recognizer.isActive else { return }
        isOutdated = false
        recognizer = modifier.makeRecognizer()
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        guard event.button == .left, environment.isEnabled || recognizer.isActive else {
            return false
        }
        if event.action == .press { bringUpToDate() }
        if recognizer.mouse(event, at: node) { _ = node.tap(counter.next(), at: event.position) }
        return true
    }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        bringUpToDate()
        return environment.isEnabled && recognizer.tapped(count, at: point, in: node)
    }

    override func willRemove() {
        recognizer.cancel()
    }
}

/// Which gestures are recognized, those of a view or of its subviews; in a terminal the innermost gesture is.
public struct GestureMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// A set of these bits.
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
    /// Attaches a gesture to the view; a control in the view takes precedence.
    ///
    /// - Parameter mask: the gesture is inactive if the mask does not include it.
    @preconcurrency @MainActor
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        let isIncluded = mask.contains(.gesture)
        return modifier(
            GestureModifier(
                kind: .gesture {
                    isIncluded ? gesture.recognizer(GestureActions()) : NoRecognizer()
                }
            )
        )
    }

    /// Attaches a gesture to the view; a control in the view takes precedence, as in ``gesture(_:including:)``.
    @preconcurrency @MainActor
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Attaches a gesture to the view; a control in the view takes precedence, as in ``gesture(_:including:)``.
    @preconcurrency @MainActor
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }
}
