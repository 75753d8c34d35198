import SwiftUICompat

/// A controller in which the user chooses devices nearby. It says that nobody is found, and the user cancels.
open class MCBrowserViewController: UIViewController {
    /// Is told that the user cancels.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The connection.
    public let session: MCSession
    /// The value is kept, but has no effect.
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    /// The value is kept, but has no effect.
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

    /// Creates a controller.
    public convenience init(serviceType: String, session: MCSession) {
        self.init(
            browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }

    /// Creates a controller.
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(
            VStack(alignment: .leading) {
                Text(verbatim: "Nobody is found nearby.").foregroundStyle(.secondary)
                Button("Cancel") { [weak self] in
                    guard let self else { return }
                    guard let delegate else { return dismiss(animated: true) }
                    delegate.browserViewControllerWasCancelled(self)
                }
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        session = MCSession(peer: MCPeerID(displayName: ""))
        super.init(coder: coder)
    }
}

/// Receives the answer of the user, and closes the controller.
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: AnyObject {
    /// Never called: nobody is found.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Called when the user cancels.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    /// Never called: nobody is found.
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    /// Allows each device.
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
