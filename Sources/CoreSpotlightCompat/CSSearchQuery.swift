import Foundation

/// A search among the items of the app. It finds nothing.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, a search is set up before it starts.

    /// Called with the items; never, because there are none.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    /// Called when the search has ended.
    open var completionHandler: (((any Error)?) -> Void)?
    /// The value is kept, but has no effect.
    open var protectionClasses: [FileProtectionType] = []
    /// Whether the search has been cancelled.
    open private(set) var isCancelled = false
    /// The number of items: 0.
    open var foundItemCount: Int { 0 }

    /// Creates a search.
    public init(queryString: String, attributes: [String]?) {}
    /// Creates a search.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {}

    /// Ends the search at once, without items.
    open func start() { completionHandler?(nil) }
    /// Has no effect: a search ends at once.
    open func cancel() { isCancelled = true }
}

/// The settings of a search; they have no effect.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the settings are made before they are used.

    /// The value is kept, but has no effect.
    open var fetchAttributes: [String] = []
    /// The value is kept, but has no effect.
    open var filterQueries: [String] = []
    /// The value is kept, but has no effect.
    open var keyboardLanguage: String?

    /// Creates settings.
    public override init() {}
}
