import CursesUITerminal

/// A gesture that counts only while keys are held.
public struct _ModifiersGesture<Base: Gesture> {
    /// The type of the gesture's value.
    public typealias Value = Base.Value

    let base: Base
    let modifiers: EventModifiers
}

extension _ModifiersGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Base.Value>) -> any GestureRecognizer {
        ModifiersRecognizer(base.recognizer(actions), modifiers)
    }
}

extension Gesture {
    /// Restricts the gesture to presses of the mouse while exactly these keys are held.
    ///
    /// Terminals report Control, Option and Shift with the mouse, but most keep presses with Shift for their own
    /// selection of text. None reports Command, so a gesture that needs it is never recognized.
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }
}

private final class ModifiersRecognizer: GestureRecognizer {
    private let base: any GestureRecognizer
    private let modifiers: EventModifiers
    /// Whether the keys were held at the last press, and no tap has been made of it. A press of Return counts for no
    /// gesture with keys.
    private var isMatch = false

    init(_ base: any GestureRecognizer, _ modifiers: EventModifiers) {
        self.base = base
        self.modifiers = modifiers
    }

    var isActive: Bool { base.isActive }
    var isRecognized: Bool { base.isRecognized }
    var tapCount: Int { isMatch ? base.tapCount : 0 }
    func takesTap(_ count: Int) -> Bool { isMatch && base.takesTap(count) }

    func takesPress(_ event: TerminalEvent.MouseEvent) -> Bool {
        isMatch = event.modifiers == modifiers && base.takesPress(event)
        return isMatch
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        if event.action == .press, !takesPress(event) { return false }
        return isMatch && base.mouse(event, at: node)
    }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        defer { isMatch = false }
        return isMatch && base.tapped(count, at: point, in: node)
    }

    func cancel() {
        isMatch = false
        base.cancel()
    }
}
