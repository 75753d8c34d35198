import CursesUITerminal

/// Handles the keys of a stepper.
struct StepperControl {
    /// Receives 1 for a step up and -1 for a step down.
    let step: @MainActor (_ direction: Int) -> Void
    /// Called when the mouse no longer holds a sign.
    let release: @MainActor () -> Void
}

extension StepperControl: HeldControl {
    var keyHints: [KeyHint] { [KeyHint(.leftArrow, .rightArrow, title: "Change")] }

    func wheel(up: Bool) -> Bool { keyPressed(KeyPress(up ? .rightArrow : .leftArrow)) }

    func keyPressed(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.leftArrow, []), ("-", []): step(-1)
        case (.rightArrow, []), ("+", []), ("=", []): step(1)
        default: return false
        }
        return true
    }
}
