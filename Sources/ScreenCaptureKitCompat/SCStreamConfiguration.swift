import AVFoundationCompat
import CoreGraphicsCompat
import Foundation

/// The number of pixels of a recording.
public enum SCCaptureResolutionType: Int, Sendable {
    /// The system chooses it.
    case automatic
    /// All pixels of the screen.
    case best
    /// A pixel for each point.
    case nominal
}

/// How something is recorded. The values are kept, and have no effect.
public final class SCStreamConfiguration: NSObject {
    /// The width of a picture, in pixels.
    public var width: Int = 1920
    /// The height of a picture, in pixels.
    public var height: Int = 1080
    /// The time between pictures.
    public var minimumFrameInterval: CMTime = CMTime.zero
    /// The number of the format of pixels.
    public var pixelFormat: UInt32 = kCVPixelFormatType_32BGRA
    /// Whether pictures are scaled.
    public var scalesToFit: Bool = false
    /// Whether pictures keep their proportions.
    public var preservesAspectRatio: Bool = true
    /// The name of the stream.
    public var streamName: String? = nil
    /// Whether the pointer is visible.
    public var showsCursor: Bool = true
    /// Whether clicks are visible.
    public var showMouseClicks: Bool = false
    /// The colour behind windows.
    public var backgroundColor: CGColor? = nil
    /// The part of the screen.
    public var sourceRect: CGRect = CGRect.zero
    /// The part of the picture.
    public var destinationRect: CGRect = CGRect.zero
    /// The number of pictures that wait.
    public var queueDepth: Int = 8
    /// The colour space.
    public var colorSpaceName: CFString? = nil
    /// The conversion of colours.
    public var colorMatrix: CFString? = nil
    /// Whether sound is recorded.
    public var capturesAudio: Bool = false
    /// The samples of a second.
    public var sampleRate: Int = 48000
    /// The channels of sound.
    public var channelCount: Int = 2
    /// Whether the sound of the app is left out.
    public var excludesCurrentProcessAudio: Bool = false
    /// Whether the microphone is used.
    public var captureMicrophone: Bool = false
    /// The microphone.
    public var microphoneCaptureDeviceID: String? = nil
    /// Whether shadows on a screen are left out.
    public var ignoreShadowsDisplay: Bool = false
    /// Whether the shadow of a window is left out.
    public var ignoreShadowsSingleWindow: Bool = false
    /// Whether nothing shines through.
    public var shouldBeOpaque: Bool = false
    /// Whether windows that belong to a window are recorded.
    public var includeChildWindows: Bool = false
    /// The number of pixels.
    public var captureResolution: SCCaptureResolutionType = SCCaptureResolutionType.automatic
}
