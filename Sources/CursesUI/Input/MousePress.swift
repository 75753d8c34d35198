import CursesUITerminal

/// Tracks a press of the mouse button until its release: the responder that has used the press, and the gestures that
/// are recognized before that responder or at the same time.
@MainActor
final class MousePress {
    private struct Gesture {
        weak var node: InputLayoutNode?
    }

    /// The responder that has used the press; it receives all events until the release.
    private weak var used: (any Responder)?
    /// The press, and the responders around the one that has used it, if they receive the click when that responder
    /// does not use its release.
    private var passedOn: (press: TerminalEvent.MouseEvent, chain: ArraySlice<any Responder>)?
    /// The high-priority gestures, the outermost first.
    private var high: [Gesture] = []
    private var simultaneous: [Gesture] = []
    private var taps = TapCounter()

    /// Begins to track a press.
    ///
    /// - Parameter chain: the responders at the position of the mouse, innermost first.
    func begin(_ event: TerminalEvent.MouseEvent, _ chain: [any Responder], _ focus: FocusManager) {
        cancel(&high)
        cancel(&simultaneous)
        used = nil
        passedOn = nil
        let chain = chain[(chain.lastIndex { Self.handler($0)?.excludesSubviews == true } ?? 0)...]
        high = gestures(.high, in: chain.reversed())
        simultaneous = gestures(.simultaneous, in: Array(chain))
        for gesture in simultaneous { _ = follow(event, gesture) }
        if isTaken(event) { return }
        used = use(event, chain, focus)
        guard let used, used.passesClicksOn, let place = chain.firstIndex(where: { $0 === used }) else { return }
        passedOn = (event, chain[(place + 1)...])
    }

    /// Sends the press to the responders, until one of them uses it.
    private func use(
        _ event: TerminalEvent.MouseEvent,
        _ chain: ArraySlice<any Responder>,
        _ focus: FocusManager?
    ) -> (any Responder)? {
        for responder in chain {
            if let focus, responder.isFocusedByClick, responder.canBeFocused { focus.focus(responder) }
            if responder.mouse(event.moved(to: responder)) { return responder }
        }
        return nil
    }

    func drag(_ event: TerminalEvent.MouseEvent) {
        for gesture in simultaneous { _ = follow(event, gesture) }
        if !isTaken(event) { _ = used?.mouse(event.moved(to: used)) }
    }

    func release(_ event: TerminalEvent.MouseEvent) {
        let count = high.isEmpty && simultaneous.isEmpty ? 1 : taps.next()
        for gesture in simultaneous where follow(event, gesture) == .tap { _ = tap(count, event, gesture) }
        if !isTaken(event, taps: count), used?.mouse(event.moved(to: used)) == false, let passedOn,
            passedOn.press.position == event.position
        {
            let next = use(passedOn.press, passedOn.chain, nil)
            _ = next?.mouse(event.moved(to: next))
        }
        used = nil
        passedOn = nil
        high = []
        simultaneous = []
    }

    private static func handler(_ responder: any Responder) -> (any InputHandler)? {
        (responder as? InputLayoutNode)?.handler
    }

    private func gestures(
        _ precedence: GestureModifier.Precedence,
        in chain: [any Responder]
    ) -> [Gesture] {
        chain.filter { Self.handler($0)?.precedence == precedence }.map { Gesture(node: $0 as? InputLayoutNode) }
    }

    /// Returns whether a high-priority gesture is recognized; if so, everything else is cancelled.
    private func isTaken(_ event: TerminalEvent.MouseEvent, taps count: Int = 0) -> Bool {
        for (place, gesture) in high.enumerated() {
            let progress = follow(event, gesture)
            guard progress == .recognized || progress == .tap && tap(count, event, gesture) else { continue }
            used?.mouseCancelled()
            used = nil
            var others = Array(high[(place + 1)...])
            cancel(&others)
            high = [gesture]
            return true
        }
        return false
    }

    private func follow(_ event: TerminalEvent.MouseEvent, _ gesture: Gesture) -> GestureProgress {
        guard let node = gesture.node else { return .failed }
        return node.handler?.follow(event.moved(to: node), at: node) ?? .failed
    }

    private func tap(_ count: Int, _ event: TerminalEvent.MouseEvent, _ gesture: Gesture) -> Bool {
        guard let node = gesture.node else { return false }
        return node.handler?.tapped(count, at: event.moved(to: node).position, in: node) ?? false
    }

    private func cancel(_ gestures: inout [Gesture]) {
        for gesture in gestures { gesture.node?.handler?.mouseCancelled() }
        gestures = []
    }
}
