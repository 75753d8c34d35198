@_exported import SwiftUICompat

/// What is known about a link: its title, and pictures of it.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the object is not changed while it is used elsewhere.

    /// The URL that was asked for.
    open var originalURL: URL?
    /// The URL of the page.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The icon of the page.
    open var iconProvider: NSItemProvider?
    /// The picture of the page.
    open var imageProvider: NSItemProvider?
    /// The value is kept, but has no effect.
    open var videoProvider: NSItemProvider?
    /// The value is kept, but has no effect.
    open var remoteVideoURL: URL?

    /// Creates an object without values.
    public override init() {}

    /// Returns an object with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
        (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
        (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
        return copy
    }

    /// Returns an object with the same values.
    open override func copy() -> Any { copy(with: nil) }
}
