/// The direction of a move.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

extension View {
    /// Runs an action on Escape while the focus is in the view. With `nil`, the key keeps its default effect.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(.escape) {
            guard let action else { return .ignored }
            action()
            return .handled
        }
    }

    /// Runs an action on an arrow key while the focus is in the view; the key then does not move the focus. With `nil`,
    /// the key keeps its default effect.
    nonisolated public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            guard let action else { return .ignored }
            switch press.key {
            case .upArrow: action(.up)
            case .downArrow: action(.down)
            case .leftArrow: action(.left)
            default: action(.right)
            }
            return .handled
        }
    }

    /// Runs an action on Backspace or Delete while the focus is in the view. With `nil`, the key keeps its default
    /// effect.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(keys: [.delete, .deleteForward]) { _ in
            guard let action else { return .ignored }
            action()
            return .handled
        }
    }
}
