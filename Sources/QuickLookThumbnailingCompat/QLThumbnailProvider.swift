import CoreGraphicsCompat
import Foundation

/// Makes the small pictures of an app's own files for the system, which never asks for them here.
open class QLThumbnailProvider: NSObject {
    /// Creates a provider.
    public override init() {}

    /// Never called: no system asks for pictures.
    open func provideThumbnail(
        for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void
    ) {
        handler(nil, QLThumbnailError.failure(.generationFailed))
    }
}

/// A file of which the system wants a picture; there is none.
open class QLFileThumbnailRequest: NSObject {
    /// The largest size, in points.
    public let maximumSize: CGSize
    /// The smallest size, in points.
    public let minimumSize: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The file.
    public let fileURL: URL

    init(fileURL: URL, maximumSize: CGSize, minimumSize: CGSize, scale: CGFloat) {
        (self.fileURL, self.scale) = (fileURL, scale)
        (self.maximumSize, self.minimumSize) = (maximumSize, minimumSize)
    }
}

/// The picture of a file, which is never drawn.
open class QLThumbnailReply: NSObject {
    /// The value is kept, but has no effect.
    open var extensionBadge = ""

    /// Creates a reply that would draw.
    public init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) {}
    /// Creates a reply that would draw.
    public init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) {}
    /// Creates a reply with a picture in a file.
    public init(imageFileURL fileURL: URL) {}
}
