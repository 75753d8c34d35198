import SwiftUICompat

/// Something in the photo library of a device. A terminal has no such library, so that there are no objects.
open class PHObject: Hashable {
    /// The name by which the library knows the object.
    public let localIdentifier: String

    init(localIdentifier: String) { self.localIdentifier = localIdentifier }

    /// Returns whether both are the same object.
    public static func == (one: PHObject, other: PHObject) -> Bool { one === other }

    /// Adds the identity of the object to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture or a video of the photo library.
open class PHAsset: PHObject {
    /// Whether it is a picture or a video.
    public let mediaType: PHAssetMediaType
    /// The width in pixels.
    public let pixelWidth: Int
    /// The height in pixels.
    public let pixelHeight: Int
    /// When it was made.
    public let creationDate: Date?
    /// When it was changed.
    public let modificationDate: Date?
    /// The length of a video in seconds.
    public let duration: TimeInterval
    /// Whether it is a favourite of the user.
    public let isFavorite: Bool
    /// Whether the user has hidden it.
    public let isHidden: Bool

    private init(localIdentifier: String, mediaType: PHAssetMediaType) {
        self.mediaType = mediaType
        (pixelWidth, pixelHeight, duration) = (0, 0, 0)
        (creationDate, modificationDate) = (nil, nil)
        (isFavorite, isHidden) = (false, false)
        super.init(localIdentifier: localIdentifier)
    }

    /// Returns an empty result.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

/// An album of the photo library.
open class PHAssetCollection: PHObject {
    /// The title of the album.
    open var localizedTitle: String? { nil }
    /// The estimated number of assets.
    open var estimatedAssetCount: Int { 0 }
    /// The kind of the album.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// The kind of the album within its kind.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }

    /// Returns an empty result.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns an empty result.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The kind of an album.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
}

/// The kind of an album within its kind.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots
    case any = 9_223_372_036_854_775_807
}
