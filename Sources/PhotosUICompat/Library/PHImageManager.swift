import SwiftUICompat

/// Reads the pictures of the photo library, of which there are none.
open class PHImageManager {
    // Proof of safety: the object has no state.
    nonisolated(unsafe) private static let manager = PHImageManager()

    /// Creates a manager.
    public init() {}

    /// Returns the manager.
    open class func `default`() -> PHImageManager { manager }

    /// Calls a closure with `nil`.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Calls a closure with `nil`.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, 1, nil)
        return PHInvalidImageRequestID
    }

    /// Has no effect.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Reads pictures of the photo library ahead, of which there are none.
open class PHCachingImageManager: PHImageManager {
    /// Whether pictures of high quality are kept; has no effect.
    open var allowsCachingHighQualityImages = true

    /// Creates a manager.
    override public init() { super.init() }

    /// Has no effect.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Has no effect.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Has no effect.
    open func stopCachingImagesForAllAssets() {}
}

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number of a request that was not made.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that stands for that of the picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// The same as `aspectFit`.
    public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is to be read.
open class PHImageRequestOptions {
    /// Whether the request waits for the picture.
    open var isSynchronous = false
    /// Whether the picture may come from the network.
    open var isNetworkAccessAllowed = false
    /// Whether a fast or a good picture is wanted.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How the picture is resized.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast

    /// Creates options.
    public init() {}
}

/// Whether a fast or a good picture is wanted.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

/// How a picture is resized.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none, fast, exact
}
