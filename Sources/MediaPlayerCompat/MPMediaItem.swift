import Foundation

/// A song, an episode or a book in the user's media library. A terminal has no such library, so an app meets only items
/// that it creates itself.
open class MPMediaItem: MPMediaEntity {
    /// Creates an item without properties.
    public init() { super.init(values: [:]) }

    /// The title.
    open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
    /// The name of the artist.
    open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
    /// The title of the album.
    open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
    /// The artist of the album.
    open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
    /// The genre.
    open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
    /// The length in seconds.
    open var playbackDuration: TimeInterval {
        value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0
    }
    /// The number of the song on its album.
    open var albumTrackNumber: Int { value(forProperty: MPMediaItemPropertyAlbumTrackNumber) as? Int ?? 0 }
    /// How often the item has been played.
    open var playCount: Int { value(forProperty: MPMediaItemPropertyPlayCount) as? Int ?? 0 }
    /// The picture; `nil`: there is none.
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    /// The file; `nil`: there is none.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
}

/// A property of a media item: the number that identifies it.
public let MPMediaItemPropertyPersistentID = MPMediaEntityPropertyPersistentID
/// A property of a media item: its title.
public let MPMediaItemPropertyTitle = "title"
/// A property of a media item: the name of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// A property of a media item: the title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// A property of a media item: the artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// A property of a media item: the number of the album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// A property of a media item: the genre.
public let MPMediaItemPropertyGenre = "genre"
/// A property of a media item: the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// A property of a media item: the number of the song on its album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// A property of a media item: how often it has been played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// A property of a media item: its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// A property of a media item: its file.
public let MPMediaItemPropertyAssetURL = "assetURL"

/// The picture of a media item.
open class MPMediaItemArtwork: NSObject {
    private let request: (CGSize) -> UIImage
    /// The largest size of the picture.
    public let bounds: CGRect

    /// Creates a picture from a closure that returns it in a size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    /// Returns the picture in a size.
    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// A set of media items, such as an album.
open class MPMediaItemCollection: MPMediaEntity {
    /// The items.
    public let items: [MPMediaItem]

    /// Creates a collection of items.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init(values: [:])
    }

    /// The item that stands for the collection: the first one.
    open var representativeItem: MPMediaItem? { items.first }
    /// The number of items.
    open var count: Int { items.count }
}

/// A playlist.
open class MPMediaPlaylist: MPMediaItemCollection {
    /// The name of the playlist.
    open var name: String? { value(forProperty: "name") as? String }
}
