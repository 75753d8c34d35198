/// The kind of an event of Quartz.
public enum CGEventType: UInt32, Sendable {
    /// No event.
    case null = 0
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
    /// A key goes down.
    case keyDown = 10
    /// A key goes up.
    case keyUp = 11
    /// A modifier key changes.
    case flagsChanged = 12
    /// An event of AppKit, which has no name on a Mac.
    case _appKitDefined = 13
    /// An event of the system, such as a key of a player, which has no name on a Mac.
    case _systemDefined = 14
    /// An event of an app, which has no name on a Mac.
    case _applicationDefined = 15
    /// An event that repeats, which has no name on a Mac.
    case _periodic = 16
    /// A change of the pointer, which has no name on a Mac.
    case _cursorUpdate = 17
    /// A gesture that rotates, which has no name on a Mac.
    case _rotate = 18
    /// The beginning of a gesture, which has no name on a Mac.
    case _beginGesture = 19
    /// The end of a gesture, which has no name on a Mac.
    case _endGesture = 20
    /// The wheel is turned.
    case scrollWheel = 22
    /// A pen moves.
    case tabletPointer = 23
    /// A pen approaches.
    case tabletProximity = 24
    /// Another button of the mouse goes down.
    case otherMouseDown = 25
    /// Another button of the mouse goes up.
    case otherMouseUp = 26
    /// The mouse moves while another button is down.
    case otherMouseDragged = 27
    /// A gesture, which has no name on a Mac.
    case _gesture = 29
    /// A gesture that magnifies, which has no name on a Mac.
    case _magnify = 30
    /// A gesture that swipes, which has no name on a Mac.
    case _swipe = 31
    /// A tap has been too slow.
    case tapDisabledByTimeout = 0xFFFF_FFFE
    /// A tap has been switched off; in questions: any event.
    case tapDisabledByUserInput = 0xFFFF_FFFF
}

/// The bits of kinds of events: the bit of a kind has its number.
public typealias CGEventMask = UInt64
/// The time of an event, in nanoseconds since the machine has been started.
public typealias CGEventTimestamp = UInt64
/// The number of a key of Apple's keyboards.
public typealias CGKeyCode = UInt16
/// The code of a character.
public typealias CGCharCode = UInt16
/// The number of a button of the mouse.
public typealias CGButtonCount = UInt32
/// The number of the wheels of a mouse.
public typealias CGWheelCount = UInt32
