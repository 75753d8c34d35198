@_exported import FoundationGaps

/// The phone of the system, as an app reports its calls to it. A terminal has none: each report fails.
open class CXProvider: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, an app sets the configuration before it reports calls.

    /// How calls are shown.
    open var configuration: CXProviderConfiguration

    /// Creates a phone.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

    /// Has no effect: the delegate is never called.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    /// Calls the closure with an error: no call is shown.
    @preconcurrency
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { completion(CXErrorCodeIncomingCallError(.unknown)) }
    /// Fails: no call is shown.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unknown)
    }
    /// Has no effect: no call is shown.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    /// Has no effect: no call is shown.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    /// Has no effect: no call is shown.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    /// Has no effect: no call is shown.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    /// Has no effect: no call is shown.
    open func invalidate() {}
    /// The actions that wait: none.
    open var pendingTransactions: [CXTransaction] { [] }
}

/// How calls of an app are shown.
open class CXProviderConfiguration: NSObject, NSCopying {
    /// The name of the app.
    open private(set) var localizedName: String?
    /// The value is kept, but has no effect.
    open var ringtoneSound: String?
    /// The value is kept, but has no effect.
    open var iconTemplateImageData: Data?
    /// The value is kept, but has no effect.
    open var maximumCallGroups = 2
    /// The value is kept, but has no effect.
    open var maximumCallsPerCallGroup = 5
    /// The value is kept, but has no effect.
    open var includesCallsInRecents = true
    /// The value is kept, but has no effect.
    open var supportsVideo = false
    /// The value is kept, but has no effect.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    /// Creates a configuration.
    public override init() {}

    /// Creates a configuration with the name of the app.
    public convenience init(localizedName: String) {
        self.init()
        self.localizedName = localizedName
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = localizedName.map(CXProviderConfiguration.init(localizedName:)) ?? CXProviderConfiguration()
        (copy.ringtoneSound, copy.iconTemplateImageData) = (ringtoneSound, iconTemplateImageData)
        (copy.maximumCallGroups, copy.maximumCallsPerCallGroup) = (maximumCallGroups, maximumCallsPerCallGroup)
        (copy.includesCallsInRecents, copy.supportsVideo) = (includesCallsInRecents, supportsVideo)
        copy.supportedHandleTypes = supportedHandleTypes
        return copy
    }
}

/// Why a call has ended.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Receives what the user does with calls. It is never called.
public protocol CXProviderDelegate: AnyObject {
    /// Never called: there are no calls.
    func providerDidReset(_ provider: CXProvider)
    /// Never called: there are no calls.
    func providerDidBegin(_ provider: CXProvider)
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// Never called: there are no calls.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    /// Does nothing.
    public func providerDidBegin(_ provider: CXProvider) {}
    /// Returns false.
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    /// Does nothing.
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}
