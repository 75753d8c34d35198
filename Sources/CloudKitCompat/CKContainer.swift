@_exported import CoreLocationCompat
@_exported import FoundationGaps

/// The data of an app in iCloud. A terminal has none: nobody is signed in, and each request fails.
open class CKContainer: NSObject, @unchecked Sendable {
    // Sendable: the values never change.
    private static let container = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "")")

    /// The name of the container.
    public let containerIdentifier: String?
    /// The data of the user.
    public let privateCloudDatabase = CKDatabase(.private)
    /// The data of all users.
    public let publicCloudDatabase = CKDatabase(.public)
    /// The data that others share with the user.
    public let sharedCloudDatabase = CKDatabase(.shared)

    /// Creates a container with a name.
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

    /// Returns the container of the app.
    open class func `default`() -> CKContainer { container }

    /// Returns the data of some users.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Runs an operation, which fails: there is no CloudKit on Linux.
    open func add(_ operation: CKOperation) { CKOperation.queue.addOperation(operation) }

    /// Calls the closure with `.noAccount`: nobody is signed in.
    @preconcurrency
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        reply { completionHandler(.noAccount, nil) }
    }
    /// Returns `.noAccount`: nobody is signed in.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    /// Fails: nobody is signed in.
    @preconcurrency
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

    /// Calls the closure with `.denied`.
    @preconcurrency
    open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        reply { completionHandler(.denied, nil) }
    }
    /// Returns `.denied`.
    open func applicationPermissionStatus(
        for applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus {
        .denied
    }
    /// Calls the closure with `.denied`.
    @preconcurrency
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        reply { completionHandler(.denied, nil) }
    }
    /// Returns `.denied`.
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus {
        .denied
    }

    /// Fails: nobody is signed in.
    @preconcurrency
    open func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
    }

    /// Fails: nobody is signed in.
    @preconcurrency
    open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @discardableResult
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }

    /// A permission of an app.
    public struct ApplicationPermissions: OptionSet, Sendable {
        /// The permissions as bits.
        public let rawValue: UInt

        /// Creates permissions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The app finds the user by the mail address.
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }

    /// Whether an app may do something.
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState, couldNotComplete, denied, granted
    }
}

/// Whether the user is signed in to iCloud.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
    /// The user has signed in or out; never posted.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// A person in iCloud. An app meets no such object.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    // Sendable: it has no values.

    /// The identifier: none.
    open var userRecordID: CKRecord.ID? { nil }
    /// The name: none.
    open var nameComponents: PersonNameComponents? { nil }
    /// Whether the person has an account: no.
    open var hasiCloudAccount: Bool { false }
}

/// Calls a closure on a different thread, as CloudKit does.
func reply(_ closure: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: closure) }
