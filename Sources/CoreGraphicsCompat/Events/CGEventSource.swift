import FoundationGaps

/// The state of keys and buttons from which events are made.
public enum CGEventSourceStateID: Int32, Sendable {
    /// A state of its own.
    case privateState = -1
    /// The state of the session of the user.
    case combinedSessionState = 0
    /// The state of the devices.
    case hidSystemState = 1
}

/// When the events of devices are held back.
public enum CGEventSuppressionState: UInt32, Sendable {
    /// For a time after a sent event.
    case eventSuppressionStateSuppressionInterval = 0
    /// While a sent event moves the mouse.
    case eventSuppressionStateRemoteMouseDrag = 1
}

/// The events of devices that are not held back.
public struct CGEventFilterMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Those of the mouse.
    public static let permitLocalMouseEvents = CGEventFilterMask(rawValue: 1)
    /// Those of the keyboard.
    public static let permitLocalKeyboardEvents = CGEventFilterMask(rawValue: 2)
    /// Those of the system.
    public static let permitSystemDefinedEvents = CGEventFilterMask(rawValue: 4)
}

/// The origin of events that code makes.
public final class CGEventSource: Hashable {
    /// The state from which events are made.
    public let sourceStateID: CGEventSourceStateID
    /// A number for each event of the source.
    public var userData: Int64 = 0
    /// The number of the kind of keyboard.
    public var keyboardType: UInt32 = 0
    /// The number of pixels of a line. It has no effect.
    public var pixelsPerLine: Double = 10
    /// The seconds for which events of devices would be held back. They never are.
    public var localEventsSuppressionInterval: Double = 0.25
    private var filters: [UInt32: CGEventFilterMask] = [:]

    /// Creates a source.
    public init?(stateID: CGEventSourceStateID) {
        sourceStateID = stateID
    }

    /// Returns no modifier keys: a terminal does not tell which keys are held.
    public class func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags { [] }
    /// Returns false: a terminal does not tell which buttons are held.
    public class func buttonState(_ stateID: CGEventSourceStateID, button: CGMouseButton) -> Bool { false }
    /// Returns false: a terminal does not tell which keys are held.
    public class func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool { false }
    /// Returns 0, as if the user had just done something: what the user does in other programs is not known.
    public class func secondsSinceLastEventType(
        _ stateID: CGEventSourceStateID, eventType: CGEventType
    ) -> CFTimeInterval { 0 }
    /// Returns 0: events are not counted.
    public class func counterForEventType(_ stateID: CGEventSourceStateID, eventType: CGEventType) -> UInt32 { 0 }

    /// Returns which events of devices are not held back.
    public func getLocalEventsFilterDuringSuppressionState(_ state: CGEventSuppressionState) -> CGEventFilterMask {
        filters[state.rawValue] ?? []
    }

    /// Keeps which events of devices are not held back. It has no effect: none are.
    public func setLocalEventsFilterDuringSuppressionState(
        _ filter: CGEventFilterMask, state: CGEventSuppressionState
    ) {
        filters[state.rawValue] = filter
    }

    /// Returns whether two sources are the same object.
    public static func == (lhs: CGEventSource, rhs: CGEventSource) -> Bool { lhs === rhs }
    /// Adds the source to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
