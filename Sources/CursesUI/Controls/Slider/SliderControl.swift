import CursesUITerminal

/// Takes the keys and the mouse of a slider's track.
struct SliderControl {
    let value: Binding<Double>
    let scale: SliderScale
    /// Whether the mouse has the thumb.
    let isHeld: Binding<Bool>
    let onEditingChanged: (Bool) -> Void
}

extension SliderControl: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, SliderControl>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, SliderControl>> {
        SliderControlNode(view, in: context)
    }
}

final class SliderControlNode<Content: View>: KeyControlNode<Content, SliderControl> {
    private var isDragged = false

    override func controlKeyPressed(_ press: KeyPress) -> Bool {
        let scale = modifier.scale
        let value = modifier.value.wrappedValue
        let new: Double? =
            switch (press.key, press.modifiers) {
            case (.leftArrow, []), ("-", []): scale.value(-1, from: value)
            case (.rightArrow, []), ("+", []): scale.value(1, from: value)
            case (.pageDown, []): scale.value(page: -1, from: value)
            case (.pageUp, []): scale.value(page: 1, from: value)
            case (.home, []): scale.value(at: 0)
            case (.end, []): scale.value(at: 1)
            default: nil
            }
        guard let new else { return false }
        modifier.onEditingChanged(true)
        set(new)
        modifier.onEditingChanged(false)
        return true
    }

    override func controlMouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool {
        switch event.action {
        case .press:
            isDragged = true
            modifier.isHeld.wrappedValue = true
            modifier.onEditingChanged(true)
        case .drag:
            break
        case .release:
            endDrag()
            return true
        default:
            return false
        }
        let last = max(1, size.width - 1)
        set(modifier.scale.value(at: Double(event.position.column) / Double(last)))
        return true
    }

    private func endDrag() {
        guard isDragged else { return }
        isDragged = false
        modifier.isHeld.wrappedValue = false
        modifier.onEditingChanged(false)
    }

    override func controlFocusDidChange(to isFocused: Bool) {
        if !isFocused { endDrag() }
    }

    private func set(_ new: Double) {
        if new != modifier.value.wrappedValue { modifier.value.wrappedValue = new }
    }
}
