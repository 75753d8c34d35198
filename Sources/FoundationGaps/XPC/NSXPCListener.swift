import Foundation

/// The place of a program that waits for connections: none.
open class NSXPCListenerEndpoint: NSObject, @unchecked Sendable {
    // Sendable: it has no contents.
}

/// Waits for connections of other programs, which never come.
open class NSXPCListener: NSObject {
    /// Told about connections: never.
    open weak var delegate: (any NSXPCListenerDelegate)?

    /// Creates a listener with a name.
    public init(machServiceName name: String) {}

    private override init() {}

    /// The listener of a helper in an app.
    public class func service() -> NSXPCListener { NSXPCListener() }
    /// Returns a listener without a name.
    public class func anonymous() -> NSXPCListener { NSXPCListener() }

    /// The place of the listener.
    open var endpoint: NSXPCListenerEndpoint { NSXPCListenerEndpoint() }
    /// Has no effect: no connections come.
    open func resume() {}
    /// Has no effect: no connections come.
    open func activate() {}
    /// Has no effect: no connections come.
    open func suspend() {}
    /// Has no effect: no connections come.
    open func invalidate() {}
    /// Has no effect: no connections come.
    open func setConnectionCodeSigningRequirement(_ requirement: String) {}
}

/// Decides about connections.
public protocol NSXPCListenerDelegate: NSObjectProtocol {
    /// Returns whether a connection is accepted. It is never called.
    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}

extension NSXPCListenerDelegate {
    /// Accepts no connection.
    public func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool {
        false
    }
}
