import FoundationGaps

/// An observer of an app, which is never told anything.
public final class AXObserver: Hashable {
    fileprivate let source = RunLoopSource.make()

    fileprivate init() {}

    /// Returns whether two observers are the same object.
    public static func == (lhs: AXObserver, rhs: AXObserver) -> Bool { lhs === rhs }
    /// Adds the observer to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A function that is told what happens to elements.
public typealias AXObserverCallback =
    @Sendable (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void
/// A function that is told what happens to elements, and more about it.
public typealias AXObserverCallbackWithInfo =
    @Sendable (AXObserver, AXUIElement, CFString, CFDictionary, UnsafeMutableRawPointer?) -> Void

/// Returns the number of the type of observers.
public func AXObserverGetTypeID() -> CFTypeID { TypeNumber.number(of: AXObserver.self) }

/// Makes an observer. Its function is never called.
@discardableResult
@preconcurrency
public func AXObserverCreate(
    _ application: Int32, _ callback: AXObserverCallback, _ outObserver: UnsafeMutablePointer<AXObserver?>
) -> AXError {
    outObserver.pointee = AXObserver()
    return .success
}

/// Makes an observer. Its function is never called.
@discardableResult
@preconcurrency
public func AXObserverCreateWithInfoCallback(
    _ application: Int32, _ callback: AXObserverCallbackWithInfo, _ outObserver: UnsafeMutablePointer<AXObserver?>
) -> AXError {
    outObserver.pointee = AXObserver()
    return .success
}

/// Fails with `apiDisabled`, as on a Mac whose user has not allowed the app to read other programs.
@discardableResult
public func AXObserverAddNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?
) -> AXError { .apiDisabled }

/// Fails with `notificationNotRegistered`: no observer is told anything.
@discardableResult
public func AXObserverRemoveNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString
) -> AXError { .notificationNotRegistered }

/// Returns the source that an app adds to a loop. It never does anything.
public func AXObserverGetRunLoopSource(_ observer: AXObserver) -> CFRunLoopSource { observer.source }
