@_exported import Foundation

/// The identifier of the user for advertisements. In a terminal there is none.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    // Sendable: the object has no values.
    private static let manager = ASIdentifierManager()

    /// Returns the manager.
    open class func shared() -> ASIdentifierManager { manager }

    /// The identifier: zeros, as for users who must not be tracked.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// False: the app must not track the user.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
