/// A value of an event.
public struct CGEventField: RawRepresentable, Hashable, Sendable {
    /// The number of the value.
    public let rawValue: UInt32

    /// Creates a value from its number. It is never `nil`: events keep values of any number.
    public init?(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    private init(_ number: UInt32) {
        rawValue = number
    }

    /// The number of the press of a button.
    public static let mouseEventNumber = CGEventField(0)
    /// The number of clicks.
    public static let mouseEventClickState = CGEventField(1)
    /// The pressure, from 0 to 1.
    public static let mouseEventPressure = CGEventField(2)
    /// The number of the button.
    public static let mouseEventButtonNumber = CGEventField(3)
    /// The movement to the right.
    public static let mouseEventDeltaX = CGEventField(4)
    /// The movement downwards.
    public static let mouseEventDeltaY = CGEventField(5)
    /// Whether the event is to be ignored.
    public static let mouseEventInstantMouser = CGEventField(6)
    /// The kind of the device.
    public static let mouseEventSubtype = CGEventField(7)
    /// Whether the key is held.
    public static let keyboardEventAutorepeat = CGEventField(8)
    /// The number of the key.
    public static let keyboardEventKeycode = CGEventField(9)
    /// The kind of the keyboard.
    public static let keyboardEventKeyboardType = CGEventField(10)
    /// The vertical turn of the wheel.
    public static let scrollWheelEventDeltaAxis1 = CGEventField(11)
    /// The horizontal turn of the wheel.
    public static let scrollWheelEventDeltaAxis2 = CGEventField(12)
    /// The third turn of the wheel.
    public static let scrollWheelEventDeltaAxis3 = CGEventField(13)
    /// Whether the event is to be ignored.
    public static let scrollWheelEventInstantMouser = CGEventField(14)
    /// The program that gets the event.
    public static let eventTargetProcessSerialNumber = CGEventField(39)
    /// The number of the program that gets the event.
    public static let eventTargetUnixProcessID = CGEventField(40)
    /// The number of the program that has made the event.
    public static let eventSourceUnixProcessID = CGEventField(41)
    /// The number that the maker of the event has chosen.
    public static let eventSourceUserData = CGEventField(42)
    /// The user of the maker.
    public static let eventSourceUserID = CGEventField(43)
    /// The group of the maker.
    public static let eventSourceGroupID = CGEventField(44)
    /// The state from which the event was made.
    public static let eventSourceStateID = CGEventField(45)
    /// Whether the wheel turns by pixels.
    public static let scrollWheelEventIsContinuous = CGEventField(88)
    /// The window below the pointer.
    public static let mouseEventWindowUnderMousePointer = CGEventField(91)
    /// The window below the pointer that handles the event.
    public static let mouseEventWindowUnderMousePointerThatCanHandleThisEvent = CGEventField(92)
    /// The vertical turn of the wheel, with a fraction.
    public static let scrollWheelEventFixedPtDeltaAxis1 = CGEventField(93)
    /// The horizontal turn of the wheel, with a fraction.
    public static let scrollWheelEventFixedPtDeltaAxis2 = CGEventField(94)
    /// The third turn of the wheel, with a fraction.
    public static let scrollWheelEventFixedPtDeltaAxis3 = CGEventField(95)
    /// The vertical turn of the wheel, in points.
    public static let scrollWheelEventPointDeltaAxis1 = CGEventField(96)
    /// The horizontal turn of the wheel, in points.
    public static let scrollWheelEventPointDeltaAxis2 = CGEventField(97)
    /// The third turn of the wheel, in points.
    public static let scrollWheelEventPointDeltaAxis3 = CGEventField(98)
    /// The part of a gesture.
    public static let scrollWheelEventScrollPhase = CGEventField(99)
    /// The number of turns without a pause.
    public static let scrollWheelEventScrollCount = CGEventField(100)
    /// The part of a movement after a gesture.
    public static let scrollWheelEventMomentumPhase = CGEventField(123)
    /// The movement of the device to the right.
    public static let eventUnacceleratedPointerMovementX = CGEventField(170)
    /// The movement of the device downwards.
    public static let eventUnacceleratedPointerMovementY = CGEventField(171)
}
