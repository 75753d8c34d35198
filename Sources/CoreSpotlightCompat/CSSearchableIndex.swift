import Foundation

/// The list in which the system finds items of apps. No system searches apps, so nothing is kept, and every change
/// succeeds.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // Sendable: the values are constant, except the delegate, which is never called.

    private static let usual = CSSearchableIndex(name: "")

    /// The object is kept, but never called.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// Creates a list with a name.
    public init(name: String) {}
    /// Creates a list with a name.
    public init(name: String, protectionClass: FileProtectionType?) {}

    /// Returns the list of the app.
    open class func `default`() -> CSSearchableIndex { usual }
    /// Returns false: no system searches apps.
    open class func isIndexingAvailable() -> Bool { false }

    /// Keeps nothing, and succeeds.
    @preconcurrency
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Keeps nothing, and succeeds.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    /// Succeeds: there are no items.
    @preconcurrency
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Succeeds: there are no items.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    /// Succeeds: there are no items.
    @preconcurrency
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Succeeds: there are no items.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
    /// Succeeds: there are no items.
    @preconcurrency
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Succeeds: there are no items.
    open func deleteAllSearchableItems() async throws {}

    /// Has no effect: nothing is kept.
    open func beginBatch() {}
    /// Succeeds.
    @preconcurrency
    open func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Succeeds.
    open func endBatch(withClientState clientState: Data) async throws {}
    /// Calls the closure without a state: none is kept.
    @preconcurrency
    open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
    }
    /// Fails: no state is kept.
    open func fetchLastClientState() async throws -> Data { throw CSIndexError.failure(.unexpectedStateError) }
}

/// Provides the items of a list anew. No method is called.
public protocol CSSearchableIndexDelegate: AnyObject {
    /// Never called: nothing is kept.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Never called: nothing is kept.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

/// The reason why a list cannot be changed.
public struct CSIndexError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = CSIndexError

        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        case mismatchedClientState = -1006
        case unexpectedStateError = -1007
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { CSIndexErrorDomain }

    /// There is no list.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// There are no lists.
    public static var indexingUnsupported: Code { .indexingUnsupported }

    static func failure(_ code: Code) -> CSIndexError {
        CSIndexError(code, userInfo: [NSLocalizedDescriptionKey: "No system searches the items of apps."])
    }
}

/// The domain of the errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
