import CursesUITerminal

/// A pointer on the app's screen, moved by the mouse and by keys, that selects the view under it.
@MainActor
final class ViewPicker {
    private(set) var pointer: CellPoint
    private let terminal: any Terminal
    /// The mouse tracking mode of the app, which is restored at the end.
    private let tracking: MouseTracking

    /// The result of an event.
    enum Outcome {
        /// The picker does not handle the event.
        case nothing
        case moved
        /// Picking has ended, and the view under the pointer stays selected.
        case ended
    }

    /// The number of cells by which an arrow key moves with Shift.
    static let stride = 5

    init(on terminal: any Terminal, from start: CellPoint) {
        self.terminal = terminal
        tracking = terminal.mouse
        pointer = start
        move(by: .zero)
        if tracking != .off { terminal.mouse = .motion }
    }

    func end() { terminal.mouse = tracking }

    func take(_ event: TerminalEvent) -> Outcome {
        switch event {
        case .key(let press) where press.phase != .up: take(press)
        case .mouse(let mouse): take(mouse)
        default: .nothing
        }
    }

    private func take(_ press: KeyPress) -> Outcome {
        let step = press.modifiers == .shift ? Self.stride : 1
        switch (press.key, press.modifiers) {
        case (.leftArrow, []), (.leftArrow, .shift): move(by: CellPoint(column: -step, row: 0))
        case (.rightArrow, []), (.rightArrow, .shift): move(by: CellPoint(column: step, row: 0))
        case (.upArrow, []), (.upArrow, .shift): move(by: CellPoint(column: 0, row: -step))
        case (.downArrow, []), (.downArrow, .shift): move(by: CellPoint(column: 0, row: step))
        case (.return, []), (.space, []), (.escape, []), ("p", []): return .ended
        default: return .nothing
        }
        return .moved
    }

    private func take(_ mouse: TerminalEvent.MouseEvent) -> Outcome {
        switch mouse.action {
        case .press, .drag, .move:
            pointer = mouse.position
            return .moved
        case .release:
            pointer = mouse.position
            return .ended
        case .scrollUp, .scrollDown, .scrollLeft, .scrollRight:
            return .nothing
        }
    }

    /// Moves the pointer, at most to the edges of the screen.
    func move(by step: CellPoint) {
        let size = terminal.size
        // The request of a second terminal may have any numbers.
        let next = CellPoint(
            column: pointer.column + step.column.clamped(-size.width, size.width),
            row: pointer.row + step.row.clamped(-size.height, size.height))
        pointer = CellPoint(
            column: next.column.clamped(0, max(0, size.width - 1)), row: next.row.clamped(0, max(0, size.height - 1)))
    }
}
