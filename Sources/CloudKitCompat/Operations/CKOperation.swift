import Foundation

/// A request to iCloud. In a terminal it tells its closures that nobody is signed in.
open class CKOperation: Operation, @unchecked Sendable {
    // Sendable: an app sets the values before the operation begins.

    /// Runs the operations of all databases.
    static let queue = OperationQueue()

    /// How a request is sent; it has no effect.
    open class Configuration: NSObject {
        /// The container.
        open var container: CKContainer?
        /// The importance.
        open var qualityOfService = QualityOfService.default
        /// Whether a mobile network is used.
        open var allowsCellularAccess = true
        /// Whether the request continues without the app.
        open var isLongLived = false
        /// The seconds until a request fails.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// The seconds until an answer must be complete.
        open var timeoutIntervalForResource: TimeInterval = 604_800

        /// Creates settings.
        override public init() {}
    }

    /// How the request is sent; it has no effect.
    open var configuration: Configuration! = Configuration()
    /// The operations to which this one belongs.
    open var group: CKOperationGroup?
    /// The identifier.
    public let operationID = UUID().uuidString
    /// Called when the request continues without the app: never.
    open var longLivedOperationWasPersistedBlock: (() -> Void)?

    /// Tells the closures of the operation that it has failed.
    override open func main() { if !isCancelled { fail(CKError(.notAuthenticated)) } }

    func fail(_ error: CKError) {}
}

/// Operations that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
    // Sendable as on Apple's platforms: an app sets the values before it shares the object.

    /// The identifier.
    public let operationGroupID = UUID().uuidString
    /// The name.
    open var name: String?
    /// How many records are expected.
    open var quantity = 0

    /// Creates a group.
    override public init() {}
}

/// A request to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database.
    open var database: CKDatabase?
}
