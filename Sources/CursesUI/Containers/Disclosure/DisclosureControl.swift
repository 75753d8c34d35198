import CursesUITerminal

/// Makes the label of a disclosure group a control that expands and collapses the group, unless the label is a list
/// row.
struct DisclosureControl {
    let isPressed: Binding<Bool>
    let toggle: @MainActor () -> Void
}

extension DisclosureControl: KeyControl {
    func isControl(around content: [LayoutNode]) -> Bool {
        !(content.first?.parent?.outermostWrapper is ListRowLayoutNode)
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard press.activates else { return false }
        toggle()
        return true
    }

    func mouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool {
        let isInside = CellRect(origin: .zero, size: size).contains(event.position)
        switch event.action {
        case .press, .drag: isPressed.wrappedValue = isInside
        case .release:
            isPressed.wrappedValue = false
            if isInside { toggle() }
        default: return false
        }
        return true
    }

    func focusDidChange(to isFocused: Bool) {
        if !isFocused { isPressed.wrappedValue = false }
    }
}
