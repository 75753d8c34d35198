/// An event of a terminal, caused by its user or its window.
public enum TerminalEvent: Hashable, Sendable {
    /// A key is pressed, repeats, or is released; see ``KeyPress/phase``.
    case key(KeyPress)
    /// The mouse is used.
    case mouse(MouseEvent)
    /// Text is pasted (bracketed paste). Its line ends are `\n`.
    case paste(String)
    /// The terminal has gained or lost the keyboard focus.
    case focus(Bool)
    /// The size has changed.
    case resize(CellSize)

    /// A mouse event.
    public struct MouseEvent: Hashable, Sendable {
        /// The action of the mouse.
        public enum Action: Hashable, Sendable {
            case press, release, drag, move
            case scrollUp, scrollDown, scrollLeft, scrollRight
        }

        /// A button of the mouse.
        public enum Button: Hashable, Sendable {
            case left, middle, right
            case other(Int)
        }

        /// The action.
        public var action: Action
        /// The button that is pressed, released or held while dragging; `nil` for a move or a scroll.
        public var button: Button?
        /// The cell under the mouse.
        public var position: CellPoint
        /// The modifier keys that are held.
        public var modifiers: EventModifiers

        /// Creates a mouse event.
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
