import CursesUI

/// An AppKit event. Only the owner of an ``NSTrackingArea`` receives one: CursesUI's views handle keys and the mouse.
@MainActor @preconcurrency
public final class NSEvent {
    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        /// The bits of the kinds.
        public let rawValue: UInt64

        /// Creates a set from its bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// The left button of the mouse goes down.
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        /// The left button of the mouse goes up.
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        /// The right button of the mouse goes down.
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        /// The mouse moves.
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        /// The mouse moves while its left button is down.
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        /// A key goes down.
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        /// A key goes up.
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        /// A modifier key changes.
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        /// The wheel is turned.
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        /// All events.
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// Modifier keys.
    public struct ModifierFlags: OptionSet, Sendable {
        /// The bits of the keys.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The Shift key.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// The Control key.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// The Option key, or Alt.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// The Command key.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// The keys that do not depend on the device.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }

    /// The number of the key: 0.
    public var keyCode: UInt16 { 0 }
    /// The characters of the key: none.
    public var characters: String? { nil }
    /// The characters of the key without modifier keys: none.
    public var charactersIgnoringModifiers: String? { nil }
    /// The modifier keys: none.
    public var modifierFlags: ModifierFlags { [] }
    /// The place of the mouse: zero.
    public var locationInWindow: CGPoint { .zero }
    /// The number of clicks: 0.
    public var clickCount: Int { 0 }
    /// The turn of the wheel: 0.
    public var scrollingDeltaX: CGFloat { 0 }
    /// The turn of the wheel: 0.
    public var scrollingDeltaY: CGFloat { 0 }

    init() {}

    /// The place of the mouse: zero.
    public static var mouseLocation: CGPoint { .zero }
    /// The modifier keys that are held: none.
    public static var modifierFlags: ModifierFlags { [] }

    /// Returns `nil`, and never calls the closure: `onKeyPress` handles keys in a terminal.
    public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }

    /// Returns `nil`, and never calls the closure: an app receives no events of other apps.
    public static func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }

    /// Has no effect: there are no monitors.
    public static func removeMonitor(_ eventMonitor: Any) {}
}
