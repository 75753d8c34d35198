/// What happens at a terminal: what its user does, and what becomes of its window.
public enum TerminalEvent: Hashable, Sendable {
    /// A key goes down, repeats, or is released, see ``KeyPress/phase``.
    case key(KeyPress)
    /// The mouse was used.
    case mouse(MouseEvent)
    /// Bracketed paste: the whole text at once, line ends as `\n`.
    case paste(String)
    /// The terminal got or lost the keyboard.
    case focus(Bool)
    /// The window has another size.
    case resize(CellSize)

    /// What the mouse does.
    public struct MouseEvent: Hashable, Sendable {
        /// What is done with the mouse.
        public enum Action: Hashable, Sendable {
            case press, release, drag, move
            case scrollUp, scrollDown, scrollLeft, scrollRight
        }

        /// A button of the mouse.
        public enum Button: Hashable, Sendable {
            case left, middle, right
            case other(Int)
        }

        /// What is done.
        public var action: Action
        /// The button that is pressed, released or dragged; `nil` for a move or a scroll.
        public var button: Button?
        /// The cell under the mouse.
        public var position: CellPoint
        /// The keys that are held meanwhile.
        public var modifiers: EventModifiers

        /// Creates an event of the mouse.
        public init(
            _ action: Action,
            button: Button? = nil,
            at position: CellPoint,
            modifiers: EventModifiers = []
        ) {
            self.action = action
            self.button = button
            self.position = position
            self.modifiers = modifiers
        }
    }
}
