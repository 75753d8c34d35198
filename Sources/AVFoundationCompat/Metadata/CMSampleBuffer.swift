import Foundation

/// A picture of a video. It is never created.
public final class CVBuffer: Hashable, Sendable {
    private init() {}

    /// Returns whether two pictures are the same object.
    public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }
    /// Adds the picture to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture of a video.
public typealias CVImageBuffer = CVBuffer
/// A picture of a video.
public typealias CVPixelBuffer = CVBuffer

/// The format of pixels with blue, green, red and opacity in a byte each.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// The format of pixels with opacity, red, green and blue in a byte each.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x0000_0020
/// The format of pixels with brightness and two colours, of which neighbours share the colours.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// The same format with the full range of numbers.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066

/// A part of audio or video. It is never created.
public final class CMSampleBuffer: Hashable, Sendable {
    private init() {}

    /// Whether it can be used.
    public var isValid: Bool { false }
    /// The number of samples.
    public var numSamples: Int { 0 }
    /// The picture: none.
    public var imageBuffer: CVImageBuffer? { nil }
    /// The format: none.
    public var formatDescription: CMFormatDescription? { nil }
    /// The time.
    public var presentationTimeStamp: CMTime { .invalid }
    /// The duration.
    public var duration: CMTime { .invalid }

    /// Returns whether two parts are the same object.
    public static func == (lhs: CMSampleBuffer, rhs: CMSampleBuffer) -> Bool { lhs === rhs }
    /// Adds the part to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the picture of a part: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the time of a part.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns the format of a part: none.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
/// Returns the number of samples of a part.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
/// Returns whether a part has its contents.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Returns whether a part can be used.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
