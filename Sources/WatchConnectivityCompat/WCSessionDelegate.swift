import Foundation

/// Is told about the connection to a watch. In a terminal it is told only that there is none.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The connection can be used, or cannot.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// The user changes the watch; never called.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The user has changed the watch; never called.
    func sessionDidDeactivate(_ session: WCSession)
    /// The state of the watch has changed; never called.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// It has changed whether the watch can be reached; never called.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// It has changed whether the app is on the phone; never called.
    func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    /// A message has been received; never called.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message has been received; never called.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// A message has been received; never called.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// A message has been received; never called.
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    /// Values have been received; never called.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Values have been received; never called.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// Values have been transferred; never called.
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    /// A file has been received; never called.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    /// A file has been transferred; never called.
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
    /// Does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    /// Does nothing.
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}
