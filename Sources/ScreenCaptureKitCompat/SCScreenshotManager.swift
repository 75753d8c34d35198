import AVFoundationCompat
import CoreGraphicsCompat
import Foundation

/// Takes pictures of the screen. Each request fails with `userDeclined`.
public final class SCScreenshotManager: NSObject {
    private override init() {}

    /// Fails with `userDeclined`.
    public class func captureImage(
        contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
    ) async throws -> CGImage { throw SCStreamError(.userDeclined) }

    /// Fails with `userDeclined`.
    @preconcurrency
    public class func captureImage(
        contentFilter: SCContentFilter, configuration config: SCStreamConfiguration,
        completionHandler: (@Sendable (CGImage?, (any Error)?) -> Void)?
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(nil, SCStreamError(.userDeclined)) }
    }

    /// Fails with `userDeclined`.
    public class func captureImage(in rect: CGRect) async throws -> CGImage { throw SCStreamError(.userDeclined) }

    /// Fails with `userDeclined`.
    public class func captureSampleBuffer(
        contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
    ) async throws -> CMSampleBuffer { throw SCStreamError(.userDeclined) }
}
