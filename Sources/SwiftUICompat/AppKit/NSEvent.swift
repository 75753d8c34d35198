import CursesUI

/// An AppKit event. The owner of an ``NSTrackingArea`` and the action of a status item receive one: CursesUI's views
/// handle all others.
@MainActor @preconcurrency
open class NSEvent {
    /// The kind of an event.
    public enum EventType: UInt, Sendable {
        /// The left button of the mouse goes down.
        case leftMouseDown = 1
        /// The left button of the mouse goes up.
        case leftMouseUp = 2
        /// The right button of the mouse goes down.
        case rightMouseDown = 3
        /// The right button of the mouse goes up.
        case rightMouseUp = 4
        /// The mouse moves.
        case mouseMoved = 5
        /// The mouse moves while its left button is down.
        case leftMouseDragged = 6
        /// The mouse moves while its right button is down.
        case rightMouseDragged = 7
        /// The mouse enters an area.
        case mouseEntered = 8
        /// The mouse leaves an area.
        case mouseExited = 9
        /// A key goes down.
        case keyDown = 10
        /// A key goes up.
        case keyUp = 11
        /// A modifier key changes.
        case flagsChanged = 12
        /// An event of AppKit.
        case appKitDefined = 13
        /// An event of the system.
        case systemDefined = 14
        /// An event of the app.
        case applicationDefined = 15
        /// An event that repeats.
        case periodic = 16
        /// The pointer changes its shape.
        case cursorUpdate = 17
        /// The wheel is turned.
        case scrollWheel = 22
        /// A pen moves.
        case tabletPoint = 23
        /// A pen approaches.
        case tabletProximity = 24
        /// Another button of the mouse goes down.
        case otherMouseDown = 25
        /// Another button of the mouse goes up.
        case otherMouseUp = 26
        /// The mouse moves while another button is down.
        case otherMouseDragged = 27
        /// A gesture.
        case gesture = 29
        /// A gesture that magnifies.
        case magnify = 30
        /// A gesture that swipes.
        case swipe = 31
        /// A gesture that rotates.
        case rotate = 18
        /// A gesture begins.
        case beginGesture = 19
        /// A gesture ends.
        case endGesture = 20
        /// A double tap that magnifies.
        case smartMagnify = 32
        /// A gesture that shows a preview.
        case quickLook = 33
        /// A press on a trackpad.
        case pressure = 34
        /// A touch of a bar.
        case directTouch = 37
    }

    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        /// The bits of the kinds.
        public let rawValue: UInt64

        /// Creates a set from its bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// Creates a set with one kind.
        public init(type: EventType) {
            rawValue = 1 << UInt64(type.rawValue)
        }

        /// The left button of the mouse goes down.
        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        /// The left button of the mouse goes up.
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        /// The right button of the mouse goes down.
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        /// The right button of the mouse goes up.
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        /// The mouse moves.
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        /// The mouse moves while its left button is down.
        public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
        /// The mouse moves while its right button is down.
        public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
        /// The mouse enters an area.
        public static let mouseEntered = EventTypeMask(type: .mouseEntered)
        /// The mouse leaves an area.
        public static let mouseExited = EventTypeMask(type: .mouseExited)
        /// A key goes down.
        public static let keyDown = EventTypeMask(type: .keyDown)
        /// A key goes up.
        public static let keyUp = EventTypeMask(type: .keyUp)
        /// A modifier key changes.
        public static let flagsChanged = EventTypeMask(type: .flagsChanged)
        /// An event of AppKit.
        public static let appKitDefined = EventTypeMask(type: .appKitDefined)
        /// An event of the system.
        public static let systemDefined = EventTypeMask(type: .systemDefined)
        /// An event of the app.
        public static let applicationDefined = EventTypeMask(type: .applicationDefined)
        /// An event that repeats.
        public static let periodic = EventTypeMask(type: .periodic)
        /// The pointer changes its shape.
        public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
        /// The wheel is turned.
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        /// A pen moves.
        public static let tabletPoint = EventTypeMask(type: .tabletPoint)
        /// A pen approaches.
        public static let tabletProximity = EventTypeMask(type: .tabletProximity)
        /// Another button of the mouse goes down.
        public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
        /// Another button of the mouse goes up.
        public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
        /// The mouse moves while another button is down.
        public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
        /// A gesture.
        public static let gesture = EventTypeMask(type: .gesture)
        /// A gesture that magnifies.
        public static let magnify = EventTypeMask(type: .magnify)
        /// A gesture that swipes.
        public static let swipe = EventTypeMask(type: .swipe)
        /// A gesture that rotates.
        public static let rotate = EventTypeMask(type: .rotate)
        /// A gesture begins.
        public static let beginGesture = EventTypeMask(type: .beginGesture)
        /// A gesture ends.
        public static let endGesture = EventTypeMask(type: .endGesture)
        /// A double tap that magnifies.
        public static let smartMagnify = EventTypeMask(type: .smartMagnify)
        /// A gesture that shows a preview.
        public static let quickLook = EventTypeMask(type: .quickLook)
        /// A press on a trackpad.
        public static let pressure = EventTypeMask(type: .pressure)
        /// A touch of a bar.
        public static let directTouch = EventTypeMask(type: .directTouch)
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
        /// The Caps Lock key.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// A key of the number pad.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// The Help key.
        public static let help = ModifierFlags(rawValue: 1 << 22)
        /// The function key.
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// The keys that do not depend on the device.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }

    /// The part of a gesture; ignored in a terminal.
    public struct Phase: OptionSet, Sendable {
        /// The bits of the parts.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The gesture begins.
        public static let began = Phase(rawValue: 1)
        /// The fingers do not move.
        public static let stationary = Phase(rawValue: 1 << 1)
        /// The fingers move.
        public static let changed = Phase(rawValue: 1 << 2)
        /// The gesture ends.
        public static let ended = Phase(rawValue: 1 << 3)
        /// The gesture is cancelled.
        public static let cancelled = Phase(rawValue: 1 << 4)
        /// The gesture may begin.
        public static let mayBegin = Phase(rawValue: 1 << 5)
    }

    /// The kind.
    open private(set) var type: EventType
    /// The modifier keys.
    open private(set) var modifierFlags: ModifierFlags
    /// The place of the mouse in the window: zero, unless code has created the event.
    open private(set) var locationInWindow: CGPoint
    /// The time since the machine has started, in seconds.
    open private(set) var timestamp: TimeInterval
    /// The number of the window.
    open private(set) var windowNumber: Int
    /// The number of the key: 0, unless code has created the event.
    open internal(set) var keyCode: UInt16 = 0
    /// The characters of the key: none, unless code has created the event.
    open private(set) var characters: String?
    /// The characters of the key without modifier keys: none, unless code has created the event.
    open private(set) var charactersIgnoringModifiers: String?
    /// Whether the key is held.
    open internal(set) var isARepeat = false
    /// The number of clicks.
    open internal(set) var clickCount = 0
    /// The pressure of a press: 0 or 1.
    open private(set) var pressure: Float = 0
    /// The number that code has given.
    open private(set) var data1 = 0
    /// The number that code has given.
    open private(set) var data2 = 0
    /// The kind within the kind, which code has given.
    open private(set) var subtype = EventSubtype(rawValue: 0)
    /// The window of the event.
    open var window: NSWindow? { NSApplication.shared.keyWindow }
    /// The number of the button of the mouse.
    open var buttonNumber: Int { EventTypeMask.rightButton.contains(EventTypeMask(type: type)) ? 1 : 0 }
    /// The turn of the wheel: 0.
    open var scrollingDeltaX: CGFloat { 0 }
    /// The turn of the wheel: 0.
    open var scrollingDeltaY: CGFloat { 0 }
    /// Always false: a wheel turns by lines.
    open var hasPreciseScrollingDeltas: Bool { false }
    /// The movement of the mouse: 0.
    open var deltaX: CGFloat { 0 }
    /// The movement of the mouse: 0.
    open var deltaY: CGFloat { 0 }
    /// The movement of the mouse: 0.
    open var deltaZ: CGFloat { 0 }
    /// The change of the size: 0.
    open var magnification: CGFloat { 0 }
    /// The rotation: 0.
    open var rotation: Float { 0 }
    /// The part of a gesture: none.
    open var phase: Phase { [] }
    /// The part of a movement after a gesture: none.
    open var momentumPhase: Phase { [] }
    /// Whether the wheel turns in the other direction: false.
    open var isDirectionInvertedFromDevice: Bool { false }

    init(
        type: EventType = .mouseMoved, location: CGPoint = .zero, modifierFlags: ModifierFlags = [],
        timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime, windowNumber: Int = 0
    ) {
        self.type = type
        self.modifierFlags = modifierFlags
        locationInWindow = location
        self.timestamp = timestamp
        self.windowNumber = windowNumber
    }

    /// Returns the characters of the key with other modifier keys: the same.
    open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? { characters }

    /// Creates an event of a key.
    ///
    /// - Parameter context: has no effect.
    public static func keyEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context: NSGraphicsContext?, characters keys: String,
        charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
    ) -> NSEvent? {
        let event = NSEvent(type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum)
        event.characters = keys
        event.charactersIgnoringModifiers = ukeys
        event.isARepeat = flag
        event.keyCode = code
        return event
    }

    /// Creates an event of the mouse.
    ///
    /// - Parameters:
    ///   - context: has no effect.
    ///   - eNum: has no effect.
    public static func mouseEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int,
        pressure: Float
    ) -> NSEvent? {
        let event = NSEvent(type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum)
        event.clickCount = cNum
        event.pressure = pressure
        return event
    }

    /// Creates an event of the app.
    ///
    /// - Parameters:
    ///   - context: has no effect.
    ///   - subtype: the kind within the kind.
    public static func otherEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int
    ) -> NSEvent? {
        let event = NSEvent(type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum)
        event.subtype = EventSubtype(rawValue: subtype)
        event.data1 = d1
        event.data2 = d2
        return event
    }

    /// The place of the mouse: zero.
    public static var mouseLocation: CGPoint { .zero }
    /// The modifier keys that are held: none.
    public static var modifierFlags: ModifierFlags { [] }
    /// The buttons of the mouse that are held: none.
    public static var pressedMouseButtons: Int { 0 }
    /// The longest time between the clicks of a double click, in seconds.
    public static var doubleClickInterval: TimeInterval { 0.5 }
    /// The time after which a key repeats, in seconds.
    public static var keyRepeatDelay: TimeInterval { 0.5 }
    /// The time between the repetitions of a key, in seconds.
    public static var keyRepeatInterval: TimeInterval { 0.1 }

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

extension NSEvent.EventTypeMask {
    /// The events of the right button.
    static let rightButton: NSEvent.EventTypeMask = [.rightMouseDown, .rightMouseUp, .rightMouseDragged]
}
