import CursesUITerminal
import Foundation

/// Runs an action when a view is tapped, that is, when the left button is pressed and released on it.
struct TapModifier {
    let count: Int
    /// The coordinate space of the location.
    var space = CoordinateSpace.local
    /// The action, which takes the location of the tap.
    let action: (CGPoint) -> Void
}

extension TapModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, TapModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, TapModifier>> {
        TapNode(view, in: context)
    }
}

final class TapNode<Content: View>: ModifierNode<Content, TapModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    private var counter = TapCounter()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    var hitsContentOnly: Bool { true }
    var tapCount: Int { environment.isEnabled ? max(1, modifier.count) : 0 }

    func takesTap(_ count: Int) -> Bool { tapCount > 0 && count % tapCount == 0 }
    func canBeFocused(at node: InputLayoutNode) -> Bool {
        !isRemoved && (node.isTapTarget || node.isStopBesideControls)
    }

    var initialFocusRank: Int { -1 }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        for wrapper in wrappers.all { wrapper.responderMayDiffer() }
        return super.environmentDidChange(keys)
    }

    var keyHints: [KeyHint] {
        wrappers.all.contains(where: \.isTappedByKeys) ? [KeyHint(.return, title: environment.keyTitle ?? "Press")] : []
    }

    /// Taps the view if the key is Return or Space.
    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool { node.isTapped(by: press) }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        guard event.button == .left, environment.isEnabled else { return false }
        switch event.action {
        case .press:
            return true
        case .release:
            if node.contains(event.position) {
                _ = node.tap(counter.next(), at: event.position)
            }
            return true
        default:
            return event.action == .drag
        }
    }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        guard takesTap(count) else { return false }
        modifier.action(node.location(of: point, in: modifier.space))
        return true
    }
}

/// Counts consecutive taps.
@MainActor
struct TapCounter {
    /// The maximum time between two consecutive taps, in seconds.
    static let patience = 0.4

    private var count = 0
    private var last: RunLoop.SchedulerTimeType?

    /// Starts a new count: the most recent tap becomes the first.
    mutating func restart() { count = 1 }

    /// Returns the number of this tap in its sequence.
    mutating func next() -> Int {
        let now = RunLoop.main.now
        let isSoon = last.map { $0.distance(to: now) <= .seconds(Self.patience) } ?? false
        count = isSoon ? count + 1 : 1
        last = now
        return count
    }
}

extension LayoutNode {
    /// The cell in the middle, in the node's coordinates.
    final var middle: CellPoint { CellPoint(column: frame.size.width / 2, row: frame.size.height / 2) }
}

extension InputLayoutNode {
    /// Taps the view if the key is Return or Space and taps this view; returns whether a tap was used.
    func isTapped(by press: KeyPress) -> Bool {
        isTappedByKeys && press.activates && tapByKey()
    }

    /// Taps the middle of the view, up to three times, until a gesture handles that number of taps.
    func tapByKey() -> Bool {
        (1...3).contains { tap($0, at: middle) }
    }

    /// Sends a tap to this view and then to the views around it, until a view uses it; returns whether a view has used
    /// it. The input handlers directly inside the view also receive the tap, because Return on a focusable view taps
    /// them.
    ///
    /// If a view further in handles more taps than this, the tap is delayed until no further tap can follow.
    @discardableResult
    func tap(_ count: Int, at point: CellPoint) -> Bool {
        tapWait?.cancel()
        tapWait = nil
        let candidates = tapCandidates.filter { $0.handler?.precedence == .normal }
        let most = candidates.map { $0.handler?.tapCount ?? 0 }.max() ?? 0
        guard most > 0 else { return false }
        let count = (count - 1) % most + 1
        guard let place = candidates.firstIndex(where: { $0.handler?.takesTap(count) == true }) else { return false }
        let target = candidates[place]
        let send = { [weak self, weak target] () -> Bool in
            guard let self, let target else { return false }
            let origin = screenOrigin + point - target.screenOrigin
            return target.handler?.tapped(count, at: origin, in: target) ?? false
        }
        guard candidates[..<place].contains(where: { $0.handler?.tapCount ?? 0 > count }) else { return send() }
        tapWait = AnyCancellable.after(TapCounter.patience) { _ = send() }
        return true
    }

    /// The views that may use a tap, in the order in which they receive it.
    private var tapCandidates: [InputLayoutNode] {
        var candidates: [InputLayoutNode] = []
        var node = inner
        while let input = node as? InputLayoutNode {
            candidates.insert(input, at: 0)
            node = input.inner
        }
        return candidates + responderChain.compactMap { $0 as? InputLayoutNode }
    }
}

extension View {
    /// Runs an action when the view is tapped, that is, when the left button is pressed and released on it.
    ///
    /// The view is focusable, and Return and Space tap it, unless a view inside or around it is focusable: a tap
    /// gesture on the whole screen does not become a Tab stop. A button shows its purpose more clearly. If the view
    /// contains a view with a double-tap action, a single tap takes effect only when no second tap can follow.
    ///
    /// Empty space in the view receives no taps, unless ``View/contentShape(_:eoFill:)`` gives the view a shape.
    ///
    /// - Parameter count: the number of consecutive taps, each within 0.4 seconds of the previous one.
    nonisolated public func onTapGesture(
        count: Int = 1,
        perform action: @escaping () -> Void
    ) -> some View {
        modifier(TapModifier(count: count) { _ in action() })
    }

    /// Runs an action with the location of a tap on the view.
    ///
    /// - Parameters:
    ///   - count: the number of consecutive taps, each within 0.4 seconds of the previous one.
    ///   - coordinateSpace: the coordinate space of the location.
    nonisolated public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapModifier(count: count, space: coordinateSpace, action: action))
    }

    /// Runs an action with the location of a tap on the view.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(
            count: count,
            coordinateSpace: coordinateSpace.coordinateSpace,
            perform: action
        )
    }
}
