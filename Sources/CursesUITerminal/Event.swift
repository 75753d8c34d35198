/// What the terminal tells us.
public enum Event: Hashable, Sendable {
    case key(KeyPress)
    /// A key was released. Only terminals with kitty's keyboard protocol tell, and only where it is asked
    /// for.
    case keyUp(KeyPress)
    case mouse(MouseEvent)
    /// Bracketed paste: the whole text at once, line ends as `\n`.
    case paste(String)
    /// The terminal got or lost the keyboard.
    case focus(Bool)
    case resize(CellSize)

    /// Keys that are held while another is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let shift = Modifiers(rawValue: 1 << 0)
        public static let alt = Modifiers(rawValue: 1 << 1)
        public static let control = Modifiers(rawValue: 1 << 2)
        public static let `super` = Modifiers(rawValue: 1 << 3)
    }

    /// One key with its modifiers.
    public struct KeyPress: Hashable, Sendable {
        public var key: Key
        public var modifiers: Modifiers
        /// Whether the key was held; only some terminals tell. It is the same key press all the same: two
        /// that differ in it are equal.
        public var isRepeat = false

        public init(_ key: Key, modifiers: Modifiers = []) {
            self.key = key
            self.modifiers = modifiers
        }

        public static func == (lhs: KeyPress, rhs: KeyPress) -> Bool {
            lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(modifiers)
        }
    }

    public enum Key: Hashable, Sendable {
        /// A printable character as typed: `A` is shift and `a`, and carries no `.shift`.
        /// With `.control` or `.alt` it is the plain key, in lower case.
        case character(Character)
        case `return`, tab, escape, space, backspace, delete, insert
        case up, down, left, right
        case home, end, pageUp, pageDown
        /// F1 is `function(1)`.
        case function(Int)
    }

    public struct MouseEvent: Hashable, Sendable {
        public enum Action: Hashable, Sendable {
            case press, release, drag, move
            case scrollUp, scrollDown, scrollLeft, scrollRight
        }

        public enum Button: Hashable, Sendable {
            case left, middle, right
            case other(Int)
        }

        public var action: Action
        /// The button that is pressed, released or dragged; `nil` for a move or a scroll.
        public var button: Button?
        public var position: CellPoint
        public var modifiers: Modifiers

        public init(
            _ action: Action,
            button: Button? = nil,
            at position: CellPoint,
            modifiers: Modifiers = []
        ) {
            self.action = action
            self.button = button
            self.position = position
            self.modifiers = modifiers
        }
    }
}
