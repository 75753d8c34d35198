import Foundation

/// A query of the user's media library, which is empty in a terminal.
open class MPMediaQuery: NSObject {
    /// The conditions for items.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// The sets into which the items are divided.
    open var groupingType = MPMediaGrouping.title

    /// Creates a query of all items.
    override public init() {}

    /// Creates a query of the items that fulfil conditions.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    private init(_ grouping: MPMediaGrouping) { groupingType = grouping }

    /// Returns a query of all albums.
    open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
    /// Returns a query of all artists.
    open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
    /// Returns a query of all songs.
    open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
    /// Returns a query of all playlists.
    open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
    /// Returns a query of all podcasts.
    open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
    /// Returns a query of all audio books.
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.title) }
    /// Returns a query of all genres.
    open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }

    /// The items: none.
    open var items: [MPMediaItem]? { [] }
    /// The sets of items: none.
    open var collections: [MPMediaItemCollection]? { [] }

    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }

    /// Removes a condition.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
}

/// A condition of a query.
open class MPMediaPredicate: NSObject {}

/// A condition of a query: the value of a property.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    /// The property.
    public let property: String
    /// The value.
    public let value: Any?
    /// How values are compared.
    public let comparisonType: MPMediaPredicateComparison

    /// Creates a condition.
    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}

/// How the values of a property are compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo, contains
}

/// The sets into which the items of a query are divided.
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// The user's media library, which is empty in a terminal.
open class MPMediaLibrary: NSObject {
    // Proof of safety: the object has no state.
    nonisolated(unsafe) private static let library = MPMediaLibrary()

    /// Returns the library.
    open class func `default`() -> MPMediaLibrary { library }
    /// Returns `.denied`: there is no library.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Calls a closure with `.denied`.
    @preconcurrency
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Returns `.denied`.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// Whether the app may use the media library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}
