import SwiftUICompat

/// Looks for devices nearby, and finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    // Sendable: the values are constant, except the delegate, which is never called.

    /// The object is kept, but never called.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// The name of this machine.
    public let myPeerID: MCPeerID
    /// The service.
    public let serviceType: String

    /// Creates an object that looks for a service.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }

    /// Has no effect: nobody is found.
    open func startBrowsingForPeers() {}
    /// Has no effect: nobody is found.
    open func stopBrowsingForPeers() {}
    /// Has no effect: nobody is found.
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}

/// Receives the devices that are found. No method is called.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
    /// Never called: nobody is found.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Never called: nobody is found.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Never called: nobody is looked for.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    /// Does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Offers a service to devices nearby. No device sees it.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    // Sendable: the values are constant, except the delegate, which is never called.

    /// The object is kept, but never called.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// The name of this machine.
    public let myPeerID: MCPeerID
    /// What others learn of this machine.
    public let discoveryInfo: [String: String]?
    /// The service.
    public let serviceType: String

    /// Creates an object that offers a service.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }

    /// Has no effect: no device sees it.
    open func startAdvertisingPeer() {}
    /// Has no effect: no device sees it.
    open func stopAdvertisingPeer() {}
}

/// Receives invitations. No method is called.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
    /// Never called: nobody is there.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Never called: nothing is offered.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    /// Does nothing.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Offers a service, and asks the user about invitations. No device sees it.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The connection.
    public let session: MCSession
    /// What others learn of this machine.
    public let discoveryInfo: [String: String]?
    /// The service.
    public let serviceType: String

    /// Creates an object that offers a service.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    }

    /// Has no effect: no device sees it.
    open func start() {}
    /// Has no effect: no device sees it.
    open func stop() {}
}
