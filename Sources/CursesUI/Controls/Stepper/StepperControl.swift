import CursesUITerminal

/// Takes the keys of a stepper.
struct StepperControl {
    /// Called with 1 for a step up and with -1 for a step down.
    let step: @MainActor (_ direction: Int) -> Void
    /// Called when the mouse holds no sign any more.
    let release: @MainActor () -> Void
}

extension StepperControl: HeldControl {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, StepperControl>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, StepperControl>> {
        StepperControlNode(view, in: context)
    }
}

final class StepperControlNode<Content: View>: HeldControlNode<Content, StepperControl> {
    override func controlKeyPressed(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.leftArrow, []), ("-", []): modifier.step(-1)
        case (.rightArrow, []), ("+", []), ("=", []): modifier.step(1)
        default: return false
        }
        return true
    }
}
