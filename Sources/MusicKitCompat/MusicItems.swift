import Foundation

/// A song. No request finds any.
public struct Song: Codable, Hashable, PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    /// The identifier.
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The name of the artist.
    public let artistName: String
    /// The title of the album.
    public let albumTitle: String?
    /// The picture.
    public let artwork: Artwork?
    /// The length in seconds.
    public let duration: TimeInterval?
    /// The names of the genres.
    public let genreNames: [String]
    /// The day on which it came out.
    public let releaseDate: Date?
    /// The place on the album.
    public let trackNumber: Int?
    /// The number of the disc.
    public let discNumber: Int?
    /// The name of the composer.
    public let composerName: String?
    /// Whether it is for adults.
    public let contentRating: ContentRating?
    /// The number of the recording.
    public let isrc: String?
    /// The page.
    public let url: URL?
    /// How often the user has heard it.
    public let playCount: Int?
    /// When the user has heard it last.
    public let lastPlayedDate: Date?
    /// When the user has added it.
    public let libraryAddedDate: Date?
    /// Whether there is a text.
    public let hasLyrics: Bool
    /// The albums: not known.
    public var albums: MusicItemCollection<Album>? { nil }
    /// The artists: not known.
    public var artists: MusicItemCollection<Artist>? { nil }
    /// Where a part can be heard: nowhere.
    public var previewAssets: [PreviewAsset]? { nil }
}

/// An album. No request finds any.
public struct Album: Codable, Hashable, PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    /// The identifier.
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The name of the artist.
    public let artistName: String
    /// The picture.
    public let artwork: Artwork?
    /// The names of the genres.
    public let genreNames: [String]
    /// The day on which it came out.
    public let releaseDate: Date?
    /// The number of songs.
    public let trackCount: Int
    /// Whether it is for adults.
    public let contentRating: ContentRating?
    /// Who owns it.
    public let copyright: String?
    /// Who has made it.
    public let recordLabelName: String?
    /// The page.
    public let url: URL?
    /// Whether it is a single.
    public let isSingle: Bool?
    /// Whether it is a collection.
    public let isCompilation: Bool?
    /// The songs: not known.
    public var tracks: MusicItemCollection<Track>? { nil }
    /// The artists: not known.
    public var artists: MusicItemCollection<Artist>? { nil }
    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func with(_ properties: [AlbumProperty]) async throws -> Album {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// An artist. No request finds any.
public struct Artist: Codable, Hashable, MusicCatalogSearchable, MusicLibraryRequestable {
    /// The identifier.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The picture.
    public let artwork: Artwork?
    /// The names of the genres.
    public let genreNames: [String]?
    /// The page.
    public let url: URL?
    /// The albums: not known.
    public var albums: MusicItemCollection<Album>? { nil }
    /// The songs that are heard most: not known.
    public var topSongs: MusicItemCollection<Song>? { nil }
    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func with(_ properties: [ArtistProperty]) async throws -> Artist {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// A list of songs. No request finds any.
public struct Playlist: Codable, Hashable, PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    /// The identifier.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The picture.
    public let artwork: Artwork?
    /// Who has made it.
    public let curatorName: String?
    /// A text about it.
    public let standardDescription: String?
    /// A short text about it.
    public let shortDescription: String?
    /// When it has been changed.
    public let lastModifiedDate: Date?
    /// The page.
    public let url: URL?
    /// The songs: not known.
    public var tracks: MusicItemCollection<Track>? { nil }
    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func with(_ properties: [PlaylistProperty]) async throws -> Playlist {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// A genre. No request finds any.
public struct Genre: Codable, Hashable, MusicLibraryRequestable {
    /// The identifier.
    public let id: MusicItemID
    /// The name.
    public let name: String
}

/// A radio station. No request finds any.
public struct Station: Codable, Hashable, PlayableMusicItem, MusicCatalogSearchable {
    /// The identifier.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The picture.
    public let artwork: Artwork?
    /// Whether it is live.
    public let isLive: Bool
    /// The page.
    public let url: URL?
}

/// A part of a song that can be heard.
public struct PreviewAsset: Codable, Hashable, Sendable {
    /// The address.
    public let url: URL?
}

/// The parts of an album that a request can ask for.
public enum AlbumProperty: Hashable, Sendable {
    case tracks, artists, genres, relatedAlbums
}

/// The parts of an artist that a request can ask for.
public enum ArtistProperty: Hashable, Sendable {
    case albums, topSongs, genres, playlists, similarArtists
}

/// The parts of a list of songs that a request can ask for.
public enum PlaylistProperty: Hashable, Sendable {
    case tracks, entries, curator, featuredArtists, moreByCurator
}

/// A song of an album or a list. No request finds any.
public enum Track: Hashable, PlayableMusicItem, MusicLibraryRequestable {
    /// A song.
    case song(Song)

    private var song: Song {
        switch self {
        case .song(let song): song
        }
    }

    /// The identifier.
    public var id: MusicItemID { song.id }
    /// The title.
    public var title: String { song.title }
    /// The name of the artist.
    public var artistName: String { song.artistName }
    /// The title of the album.
    public var albumTitle: String? { song.albumTitle }
    /// The picture.
    public var artwork: Artwork? { song.artwork }
    /// The length in seconds.
    public var duration: TimeInterval? { song.duration }
    /// The place on the album.
    public var trackNumber: Int? { song.trackNumber }
    /// The page.
    public var url: URL? { song.url }
}
