@_exported import Foundation

/// The connection to a watch. A terminal has none: messages fail.
open class WCSession: NSObject, @unchecked Sendable {
    // Sendable as on Apple's platforms: an app sets the delegate once.

    /// The connection.
    public static let `default` = WCSession()

    override private init() {}

    /// False: there is no watch.
    open class func isSupported() -> Bool { false }

    /// The object that is told about the connection.
    open weak var delegate: (any WCSessionDelegate)?

    /// Tells the delegate that the connection cannot be used.
    open func activate() {
        DispatchQueue.main.async {
            self.delegate?.session(
                self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }

    /// `.notActivated`: there is no watch.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether anything waits to be received: no.
    open var hasContentPending: Bool { false }
    /// Whether there is a watch: no.
    open var isPaired: Bool { false }
    /// Whether the app is on the watch: no.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the app is on the phone of a watch: no.
    open var isCompanionAppInstalled: Bool { false }
    /// Whether the face of the watch shows the app: no.
    open var isComplicationEnabled: Bool { false }
    /// The number of transfers for the face of the watch: none.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// The folder for the data of the watch: none.
    open var watchDirectoryURL: URL? { nil }
    /// Whether the watch can be reached: no.
    open var isReachable: Bool { false }
    /// Whether the phone must be unlocked: no.
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }

    /// Passes the answer to a message to a different thread. `@unchecked` is safe: it is called once, and the caller
    /// gives it away.
    private struct Answer: @unchecked Sendable {
        let handler: (any Error) -> Void
    }

    private func fail(_ handler: ((any Error) -> Void)?) {
        guard let answer = handler.map(Answer.init) else { return }
        DispatchQueue.global().async { answer.handler(WCError(.sessionNotSupported)) }
    }

    /// Fails: there is no watch.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        fail(errorHandler)
    }
    /// Fails: there is no watch.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        fail(errorHandler)
    }

    /// The values that have been sent last: none.
    open var applicationContext: [String: Any] { [:] }
    /// The values that have been received last: none.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Fails: there is no watch.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }

    /// Returns a transfer that never happens.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }
    /// Returns a transfer that never happens.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }
    /// The transfers of values: none.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

    /// Returns a transfer that never happens.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(WCSessionFile(file, metadata))
    }
    /// The transfers of files: none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
}

/// Whether a connection can be used.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
}

/// A transfer of values to a watch, which never happens.
open class WCSessionUserInfoTransfer: NSObject {
    /// The values.
    public let userInfo: [String: Any]

    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }

    /// Whether the values are being transferred: no.
    open var isTransferring: Bool { false }
    /// Whether the values are for the face of the watch: no.
    open var isCurrentComplicationInfo: Bool { false }
    /// Does nothing.
    open func cancel() {}
}

/// A transfer of a file to a watch, which never happens.
open class WCSessionFileTransfer: NSObject {
    /// The file.
    public let file: WCSessionFile

    init(_ file: WCSessionFile) { self.file = file }

    /// How much has been transferred: nothing.
    public let progress = Progress(totalUnitCount: 0)
    /// Whether the file is being transferred: no.
    open var isTransferring: Bool { false }
    /// Does nothing.
    open func cancel() {}
}

/// A file for a watch.
open class WCSessionFile: NSObject {
    /// The file.
    public let fileURL: URL
    /// Values about the file.
    public let metadata: [String: Any]?

    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
