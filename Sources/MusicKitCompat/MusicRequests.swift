import Foundation

/// A search in the catalogue of Apple Music. It fails with `MusicTokenRequestError.permissionDenied`.
public struct MusicCatalogSearchRequest: Sendable {
    /// The words.
    public let term: String
    /// The largest number of items of each kind.
    public var limit: Int?
    /// The number of items that are left out.
    public var offset: Int?
    /// Whether there is a best item.
    public var includeTopResults = false

    /// Creates a search.
    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }

    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicCatalogSearchResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// The result of a search: nothing.
public struct MusicCatalogSearchResponse: Sendable {
    /// The songs.
    public let songs: MusicItemCollection<Song>
    /// The albums.
    public let albums: MusicItemCollection<Album>
    /// The artists.
    public let artists: MusicItemCollection<Artist>
    /// The lists of songs.
    public let playlists: MusicItemCollection<Playlist>
    /// The stations.
    public let stations: MusicItemCollection<Station>
}

/// A question to the catalogue of Apple Music. It fails with `MusicTokenRequestError.permissionDenied`.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
    /// The largest number of items.
    public var limit: Int?

    /// Asks for items with a value.
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    /// Asks for items with one of some values.
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}

    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// The result of a request: nothing.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    /// The items.
    public let items: MusicItemCollection<MusicItemType>
}

/// A question to the library of the user. It fails with `MusicTokenRequestError.permissionDenied`.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    /// The largest number of items.
    public var limit: Int?
    /// The number of items that are left out.
    public var offset: Int?

    /// Creates a question.
    public init() {}

    /// Has no effect: there is no library.
    public mutating func filter(text: String) {}
    /// Has no effect: there is no library.
    public mutating func sort<Value: Comparable>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
    /// Has no effect: there is no library.
    public mutating func sort<Value: Comparable>(by keyPath: KeyPath<MusicItemType, Value?>, ascending: Bool) {}

    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// The result of a request to the library: nothing.
public struct MusicLibraryResponse<MusicItemType: MusicLibraryRequestable>: Sendable {
    /// The items.
    public let items: MusicItemCollection<MusicItemType>
}

/// A question to an address of Apple Music. It fails with `MusicTokenRequestError.permissionDenied`.
public struct MusicDataRequest: Sendable {
    /// The question.
    public let urlRequest: URLRequest

    /// Creates a question.
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

    /// The country of the user. Asking for it fails.
    public static var currentCountryCode: String {
        get async throws { throw MusicTokenRequestError.permissionDenied }
    }

    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }
}

/// An answer of Apple Music. There is none.
public struct MusicDataResponse: Sendable {
    /// The data.
    public let data: Data
    /// The answer of the server.
    public let urlResponse: URLResponse
}
