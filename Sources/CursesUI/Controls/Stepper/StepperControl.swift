import CursesUITerminal

/// Takes the keys of a stepper.
struct StepperControl {
    /// Called with 1 for a step up and with -1 for a step down.
    let step: @MainActor (_ direction: Int) -> Void
    /// Called when the mouse holds no sign any more.
    let release: @MainActor () -> Void
}

extension StepperControl: HeldControl {
    func keyPressed(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.leftArrow, []), ("-", []): step(-1)
        case (.rightArrow, []), ("+", []), ("=", []): step(1)
        default: return false
        }
        return true
    }
}
