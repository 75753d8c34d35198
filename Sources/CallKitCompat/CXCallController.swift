import Foundation

/// Asks the system to do something with calls. Each request fails.
open class CXCallController: NSObject {
    /// Tells about calls: none.
    public let callObserver = CXCallObserver()

    /// Creates a controller.
    public override init() {}
    /// Creates a controller whose closures are called on a queue.
    public init(queue: DispatchQueue) {}

    /// Calls the closure with an error.
    @preconcurrency
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknown))
    }
    /// Fails.
    open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unknown) }
    /// Calls the closure with an error.
    @preconcurrency
    open func requestTransaction(
        with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void
    ) { completion(CXErrorCodeRequestTransactionError(.unknown)) }
    /// Calls the closure with an error.
    @preconcurrency
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknown))
    }
}

/// Tells about the calls of the system: none.
open class CXCallObserver: NSObject {
    /// The calls: none.
    open var calls: [CXCall] { [] }

    /// Creates an observer.
    public override init() {}

    /// Has no effect: the delegate is never called.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// Receives the changes of calls; there are none.
public protocol CXCallObserverDelegate: AnyObject {
    /// Never called: there are no calls.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// A call of the system. There is none.
open class CXCall: NSObject {
    /// The identity.
    public let uuid = UUID()
    /// Whether the app calls.
    open var isOutgoing: Bool { false }
    /// Whether the call waits.
    open var isOnHold: Bool { false }
    /// Whether somebody has answered.
    open var hasConnected: Bool { false }
    /// Whether the call has ended.
    open var hasEnded: Bool { true }

    override init() {}
}

/// The address of somebody.
open class CXHandle: NSObject {
    /// The kinds of addresses.
    public enum HandleType: Int, Hashable, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }

    /// The kind.
    public let type: HandleType
    /// The address.
    public let value: String

    /// Creates an address.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}

/// The values of a call that change.
open class CXCallUpdate: NSObject {
    /// Who calls.
    open var remoteHandle: CXHandle?
    /// The name of who calls.
    open var localizedCallerName: String?
    /// Whether the call can wait.
    open var supportsHolding = false
    /// Whether the call can be joined with others.
    open var supportsGrouping = false
    /// Whether the call can be parted from others.
    open var supportsUngrouping = false
    /// Whether tones can be sent.
    open var supportsDTMF = false
    /// Whether there are pictures.
    open var hasVideo = false

    /// Creates a change.
    public override init() {}
}
