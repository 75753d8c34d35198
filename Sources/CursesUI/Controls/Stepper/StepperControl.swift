import CursesUITerminal

/// Takes the keys and clicks of a stepper, whose signs stand in its last columns.
struct StepperControl {
    /// Called with 1 for a step up and with -1 for a step down.
    let step: @MainActor (_ direction: Int) -> Void
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

    /// `[−|+]`, where what stands left of the bar steps down.
    override func controlMouse(_ event: Event.MouseEvent, in size: CellSize) -> Bool {
        guard event.action == .press else { return event.action == .release }
        let column = event.position.column - (size.width - 5)
        if column == 0 || column == 1 { modifier.step(-1) }
        if column == 3 || column == 4 { modifier.step(1) }
        return true
    }
}
