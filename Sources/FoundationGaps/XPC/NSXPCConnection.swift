import CursesUISupport
import Foundation
import Glibc

/// A connection to a helper of an app. Linux has no such helpers: the connection is invalid as soon as it is resumed.
open class NSXPCConnection: NSObject, @unchecked Sendable {
    // Sendable: the lock guards what changes while the connection is used. The other properties are set before it is
    // resumed, as on a Mac.

    /// Options of a connection.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The helper has more rights than the app.
        public static let privileged = Options(rawValue: 1 << 12)
    }

    /// The name of the helper.
    public let serviceName: String?
    /// The interface that the app offers to the helper.
    open var exportedInterface: NSXPCInterface?
    /// The object that the app offers to the helper. It is never called.
    open var exportedObject: Any?
    /// The interface that the helper offers.
    open var remoteObjectInterface: NSXPCInterface?
    /// Never called: the connection never worked.
    @preconcurrency
    open var interruptionHandler: (@Sendable () -> Void)?
    /// Called once after the connection has been resumed or made invalid.
    @preconcurrency
    open var invalidationHandler: (@Sendable () -> Void)?
    private let isInvalid = Locked(false)

    /// Creates a connection to a helper in the app.
    public init(serviceName: String) {
        self.serviceName = serviceName
    }

    /// Creates a connection to a helper that the system starts.
    public init(machServiceName name: String, options: Options = []) {
        serviceName = name
    }

    /// Creates a connection to another program.
    public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) {
        serviceName = nil
    }

    /// Makes the connection invalid, and tells it to the closure, on another thread.
    open func resume() { end() }
    /// Makes the connection invalid, and tells it to the closure, on another thread.
    open func activate() { end() }
    /// Has no effect: nothing is sent.
    open func suspend() {}
    /// Makes the connection invalid, and tells it to the closure, on another thread.
    open func invalidate() { end() }

    private func end() {
        let wasInvalid = isInvalid.withLock { value in
            defer { value = true }
            return value
        }
        guard !wasInvalid, let invalidationHandler else { return }
        DispatchQueue.global().async { invalidationHandler() }
    }

    /// An object that stands for none. It has no protocol, so `as? any Helper` is `nil`.
    open var remoteObjectProxy: Any { NSObject() }

    /// Returns an object that stands for none. It has no protocol, so `as? any Helper` is `nil`.
    ///
    /// - Parameter handler: never called: no message is sent.
    @preconcurrency
    open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        NSObject()
    }

    /// Returns an object that stands for none. It has no protocol, so `as? any Helper` is `nil`.
    ///
    /// - Parameter handler: never called: no message is sent.
    @preconcurrency
    open func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        NSObject()
    }

    /// Has no effect: there is no helper to check.
    open func setCodeSigningRequirement(_ requirement: String) {}
    /// Calls the closure at once: nothing was sent.
    @preconcurrency
    open func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void) { block() }
    /// The place of the other program: none.
    open var endpoint: NSXPCListenerEndpoint { NSXPCListenerEndpoint() }
    /// The number of the helper: 0.
    open var processIdentifier: pid_t { 0 }
    /// The user of the helper: the one of the app.
    open var effectiveUserIdentifier: uid_t { geteuid() }
    /// The group of the helper: the one of the app.
    open var effectiveGroupIdentifier: gid_t { getegid() }
    /// The number of the session: 0.
    open var auditSessionIdentifier: Int32 { 0 }
    /// The connection whose message is being handled: none.
    open class func current() -> NSXPCConnection? { nil }
}

/// The code of an error: the connection was interrupted.
public let NSXPCConnectionInterrupted = 4097
/// The code of an error: the connection is invalid.
public let NSXPCConnectionInvalid = 4099
/// The code of an error: the answer is invalid.
public let NSXPCConnectionReplyInvalid = 4101
