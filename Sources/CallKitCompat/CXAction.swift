import Foundation

/// Something that the user or the app does with calls.
open class CXAction: NSObject {
    /// The identity.
    public let uuid = UUID()
    /// The time until which it must be done.
    public let timeoutDate = Date.distantFuture
    /// Whether it is done.
    open private(set) var isComplete = false

    /// Creates an action.
    public override init() {}

    /// Says that it is done.
    open func fulfill() { isComplete = true }
    /// Says that it has failed.
    open func fail() { isComplete = true }
}

/// Something that is done with a call.
open class CXCallAction: CXAction {
    /// The call.
    public let callUUID: UUID

    /// Creates an action.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// The app calls somebody.
open class CXStartCallAction: CXCallAction {
    /// Who is called.
    open var handle: CXHandle
    /// The name of a contact.
    open var contactIdentifier: String?
    /// Whether there are pictures.
    open var isVideo = false

    /// Creates an action.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    /// Says when the call has begun.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// The user answers a call.
open class CXAnswerCallAction: CXCallAction {
    /// Says when the call has begun.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// A call ends.
open class CXEndCallAction: CXCallAction {
    /// Says when the call has ended.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// A call waits, or goes on.
open class CXSetHeldCallAction: CXCallAction {
    /// Whether the call waits.
    open var isOnHold: Bool

    /// Creates an action.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// The microphone of a call is turned off or on.
open class CXSetMutedCallAction: CXCallAction {
    /// Whether the microphone is off.
    open var isMuted: Bool

    /// Creates an action.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// The tones of keys are sent.
open class CXPlayDTMFCallAction: CXCallAction {
    /// The kinds of tones.
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause, hardPause
    }

    /// The keys.
    open var digits: String
    /// The kind of tones.
    open var type: ActionType

    /// Creates an action.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}

/// Actions that are done together.
open class CXTransaction: NSObject {
    /// The identity.
    public let uuid = UUID()
    /// The actions.
    open private(set) var actions: [CXAction]
    /// Whether all are done.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    /// Creates a transaction.
    public init(actions: [CXAction] = []) { self.actions = actions }

    /// Creates a transaction.
    public convenience init(action: CXAction) { self.init(actions: [action]) }

    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}
