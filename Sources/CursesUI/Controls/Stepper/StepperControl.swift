import CursesUITerminal

/// Takes the keys of a stepper.
struct StepperControl {
    /// Called with 1 for a step up and with -1 for a step down.
    let step: @MainActor (_ direction: Int) -> Void
    /// Called when the mouse holds no sign any more.
    let release: @MainActor () -> Void
}

extension StepperControl: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, StepperControl>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, StepperControl>> {
        StepperControlNode(view, in: context)
    }
}

final class StepperControlNode<Content: View>: KeyControlNode<Content, StepperControl> {
    override func controlKeyPressed(_ press: Event.KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.left, []), (.character("-"), []): modifier.step(-1)
        case (.right, []), (.character("+"), []), (.character("="), []): modifier.step(1)
        default: return false
        }
        return true
    }

    /// What a click does, the signs know.
    override func controlMouse(_ event: Event.MouseEvent, in size: CellSize) -> Bool {
        switch event.action {
        case .press: break
        case .drag: if !CellRect(origin: .zero, size: size).contains(event.position) { modifier.release() }
        case .release: modifier.release()
        default: return false
        }
        return true
    }

    override func controlFocusDidChange(to isFocused: Bool) {
        if !isFocused { modifier.release() }
    }
}
