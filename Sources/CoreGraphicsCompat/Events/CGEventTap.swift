import FoundationGaps

/// The place of a tap.
public enum CGEventTapLocation: UInt32, Sendable {
    /// Where events of devices enter the window server.
    case cghidEventTap = 0
    /// Where events enter the session of the user.
    case cgSessionEventTap = 1
    /// Where events leave for an app.
    case cgAnnotatedSessionEventTap = 2
}

/// The order of taps.
public enum CGEventTapPlacement: UInt32, Sendable {
    /// Before the other ones.
    case headInsertEventTap = 0
    /// After the other ones.
    case tailAppendEventTap = 1
}

/// The behaviour of a tap.
public enum CGEventTapOptions: UInt32, Sendable {
    /// It can change events.
    case defaultTap = 0
    /// It only sees events.
    case listenOnly = 1
}

/// A tap, where it is called: never.
public typealias CGEventTapProxy = OpaquePointer
/// A function that sees events.
public typealias CGEventTapCallBack =
    @Sendable (CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?) -> Unmanaged<CGEvent>?

extension CGEvent {
    /// Returns `nil`, as for an app without the right to see the events of others: a terminal sends keys only to the
    /// program in it.
    @preconcurrency
    public class func tapCreate(
        tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask,
        callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?
    ) -> CFMachPort? { nil }

    /// Returns `nil`: an app receives no events of other programs.
    @preconcurrency
    public class func tapCreateForPid(
        pid: Int32, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask,
        callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?
    ) -> CFMachPort? { nil }

    /// Has no effect: there are no taps.
    public class func tapEnable(tap: CFMachPort, enable: Bool) {}

    /// Returns false: there are no taps.
    public class func tapIsEnabled(tap: CFMachPort) -> Bool { false }

    /// Has no effect: there are no taps.
    public func tapPostEvent(_ proxy: CGEventTapProxy?) {}
}

/// Returns false: an app in a terminal does not see the events of others.
public func CGPreflightListenEventAccess() -> Bool { false }
/// Returns false: nobody can give the app this right.
@discardableResult
public func CGRequestListenEventAccess() -> Bool { false }
/// Returns false: an app in a terminal does not send events to others.
public func CGPreflightPostEventAccess() -> Bool { false }
/// Returns false: nobody can give the app this right.
@discardableResult
public func CGRequestPostEventAccess() -> Bool { false }
