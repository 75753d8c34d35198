import SwiftUICompat

/// The photo library of a device; a terminal has none.
public final class PHPhotoLibrary: Sendable {
    private static let library = PHPhotoLibrary()

    private init() {}

    /// Returns the only photo library.
    public class func shared() -> PHPhotoLibrary { library }
    /// Returns `denied`.
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// Returns `denied`.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    /// Returns `denied`.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Calls the closure with `denied`.
    @preconcurrency
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// Calls the closure with `denied`.
    @preconcurrency
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    /// Calls the completion handler with the error `accessUserDenied`.
    ///
    /// - Parameter changeBlock: never called: there is no library to change.
    @preconcurrency
    public func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }

    /// Throws the error `accessUserDenied`.
    ///
    /// - Parameter changeBlock: never called: there is no library to change.
    @preconcurrency
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }

    /// Throws the error `accessUserDenied`.
    ///
    /// - Parameter changeBlock: never called: there is no library to change.
    @preconcurrency
    public func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
}

/// The access that an app requests.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// Whether an app may use a photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// A change of the photo library. It is never made: there is no library.
public final class PHAssetChangeRequest {
    private init() {}

    /// Returns a change that is not made.
    @discardableResult
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    /// Returns a change that is not made.
    @discardableResult
    public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        PHAssetChangeRequest()
    }
    /// Makes no change.
    public class func deleteAssets(_ assets: some Any) {}
    /// Returns a change that is not made.
    @discardableResult
    public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        PHAssetChangeRequest()
    }
}
