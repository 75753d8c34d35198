import FoundationGaps

/// An event of Quartz, which code can make. Nobody receives it: an app in a terminal sends no keys to other programs.
public final class CGEvent: Hashable {
    /// The kind.
    public var type: CGEventType
    /// The modifier keys.
    public var flags: CGEventFlags = []
    /// The time, in nanoseconds since the machine has been started.
    public var timestamp: CGEventTimestamp = mach_absolute_time()
    /// The place of the mouse, in points from the top left corner. A new event has the place zero.
    public var location: CGPoint = .zero
    private var numbers: [CGEventField: Double] = [:]
    private var integers: [CGEventField: Int64] = [:]
    private var text: [UniChar] = []

    /// Creates an event without a kind.
    public init?(source: CGEventSource?) {
        type = .null
        if let source {
            setIntegerValueField(.eventSourceUserData, value: source.userData)
            setIntegerValueField(.eventSourceStateID, value: Int64(source.sourceStateID.rawValue))
        }
    }

    /// Creates an event of a key.
    public convenience init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool) {
        self.init(source: source)
        type = keyDown ? .keyDown : .keyUp
        setIntegerValueField(.keyboardEventKeycode, value: Int64(virtualKey))
    }

    /// Creates an event of the mouse.
    public convenience init?(
        mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint,
        mouseButton: CGMouseButton
    ) {
        self.init(source: source)
        type = mouseType
        location = mouseCursorPosition
        setIntegerValueField(.mouseEventButtonNumber, value: Int64(mouseButton.rawValue))
    }

    /// Creates an event of the wheel.
    ///
    /// - Parameters:
    ///   - units: whether the wheel turns by pixels or by lines.
    ///   - wheelCount: how many of the wheels turn.
    ///   - wheel1: the turn of the vertical wheel.
    ///   - wheel2: the turn of the horizontal wheel.
    ///   - wheel3: the turn of the third wheel.
    public convenience init?(
        scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32, wheel1: Int32,
        wheel2: Int32, wheel3: Int32
    ) {
        self.init(source: source)
        type = .scrollWheel
        setIntegerValueField(.scrollWheelEventIsContinuous, value: units == .pixel ? 1 : 0)
        let axes: [(CGEventField, CGEventField, Int32)] = [
            (.scrollWheelEventDeltaAxis1, .scrollWheelEventPointDeltaAxis1, wheel1),
            (.scrollWheelEventDeltaAxis2, .scrollWheelEventPointDeltaAxis2, wheel2),
            (.scrollWheelEventDeltaAxis3, .scrollWheelEventPointDeltaAxis3, wheel3),
        ]
        for (lines, points, turn) in axes.prefix(Int(wheelCount)) {
            setIntegerValueField(units == .line ? lines : points, value: Int64(turn))
        }
    }

    /// Returns an event with the same values.
    public func copy() -> CGEvent? {
        let copy = CGEvent(source: nil)
        copy?.type = type
        copy?.flags = flags
        copy?.timestamp = timestamp
        copy?.location = location
        copy?.numbers = numbers
        copy?.integers = integers
        copy?.text = text
        return copy
    }

    /// The place of the mouse. A terminal has no second system of coordinates.
    public var unflippedLocation: CGPoint { location }

    /// Returns a whole number; 0 if it has not been set.
    public func getIntegerValueField(_ field: CGEventField) -> Int64 { integers[field] ?? 0 }
    /// Sets a whole number.
    public func setIntegerValueField(_ field: CGEventField, value: Int64) {
        integers[field] = value
        numbers[field] = Double(value)
    }
    /// Returns a number; 0 if it has not been set.
    public func getDoubleValueField(_ field: CGEventField) -> Double { numbers[field] ?? 0 }
    /// Sets a number.
    public func setDoubleValueField(_ field: CGEventField, value: Double) {
        numbers[field] = value
        integers[field] = Int64(exactly: value.rounded(.towardZero)) ?? 0
    }

    /// Sets the characters of the key, as units of UTF-16.
    public func keyboardSetUnicodeString(stringLength: Int, unicodeString: UnsafePointer<UniChar>?) {
        text = unicodeString.map { Array(UnsafeBufferPointer(start: $0, count: max(stringLength, 0))) } ?? []
    }

    /// Writes the characters of the key, as units of UTF-16. A key whose characters have not been set has none.
    public func keyboardGetUnicodeString(
        maxStringLength: Int, actualStringLength: UnsafeMutablePointer<Int>?,
        unicodeString: UnsafeMutablePointer<UniChar>?
    ) {
        let count = min(max(maxStringLength, 0), text.count)
        actualStringLength?.pointee = count
        for index in 0..<count { unicodeString?[index] = text[index] }
    }

    /// Has no effect: an app in a terminal sends no events to other programs.
    public func post(tap: CGEventTapLocation) {}
    /// Has no effect: an app in a terminal sends no events to other programs.
    public func postToPid(_ pid: Int32) {}

    /// Returns whether two events are the same object.
    public static func == (lhs: CGEvent, rhs: CGEvent) -> Bool { lhs === rhs }
    /// Adds the event to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
