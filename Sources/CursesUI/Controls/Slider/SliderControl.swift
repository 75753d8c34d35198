import CursesUITerminal

/// Handles the keys and the mouse of a slider's track.
struct SliderControl {
    let value: Binding<Double>
    let scale: SliderScale
    /// Whether the mouse holds the thumb.
    let isHeld: Binding<Bool>
    let onEditingChanged: (Bool) -> Void
}

extension SliderControl: KeyControl {
    var keyHints: [KeyHint] { [KeyHint(.leftArrow, .rightArrow, title: "Change")] }

    func wheel(up: Bool) -> Bool { keyPressed(KeyPress(up ? .rightArrow : .leftArrow)) }

    func keyPressed(_ press: KeyPress) -> Bool {
        let current = value.wrappedValue
        let new: Double? =
            switch (press.key, press.modifiers) {
            case (.leftArrow, []), ("-", []): scale.value(-1, from: current)
            case (.rightArrow, []), ("+", []): scale.value(1, from: current)
            case (.pageDown, []): scale.value(page: -1, from: current)
            case (.pageUp, []): scale.value(page: 1, from: current)
            case (.home, []): scale.value(at: 0)
            case (.end, []): scale.value(at: 1)
            default: nil
            }
        guard let new else { return false }
        onEditingChanged(true)
        set(new)
        onEditingChanged(false)
        return true
    }

    func mouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool {
        switch event.action {
        case .press:
            isHeld.wrappedValue = true
            onEditingChanged(true)
        case .drag:
            break
        case .release:
            endDrag()
            return true
        default:
            return false
        }
        let last = max(1, size.width - 1)
        set(scale.value(at: Double(event.position.column) / Double(last)))
        return true
    }

    @MainActor
    private func endDrag() {
        guard isHeld.wrappedValue else { return }
        isHeld.wrappedValue = false
        onEditingChanged(false)
    }

    func focusDidChange(to isFocused: Bool) {
        if !isFocused { endDrag() }
    }

    @MainActor
    private func set(_ new: Double) {
        if new != value.wrappedValue { value.wrappedValue = new }
    }
}
