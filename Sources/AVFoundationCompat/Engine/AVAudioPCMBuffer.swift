import Foundation

/// Samples of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    // Sendable as on Apple's platforms: an app fills a buffer before it shares it.

    /// The format.
    public let format: AVAudioFormat

    init(format: AVAudioFormat) { self.format = format }
}

/// Samples of sound in memory.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The greatest number of samples of a channel.
    public let frameCapacity: AVAudioFrameCount
    /// The number of samples of a channel.
    open var frameLength: AVAudioFrameCount = 0
    private let samples: UnsafeMutablePointer<Float>
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

    /// Creates a buffer of silence.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        let (count, frames) = (Int(format.channelCount), Int(frameCapacity))
        samples = .allocate(capacity: max(count * frames, 1))
        samples.initialize(repeating: 0, count: max(count * frames, 1))
        channels = .allocate(capacity: max(count, 1))
        for channel in 0..<count { (channels + channel).initialize(to: samples + channel * frames) }
        super.init(format: format)
    }

    deinit {
        samples.deallocate()
        channels.deallocate()
    }

    /// The number of places from one sample of a channel to the next.
    open var stride: Int { 1 }
    /// The samples of each channel; `nil` if they are not floating-point numbers.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
    }
    /// The samples of each channel: none, because a buffer has only floating-point numbers.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    /// The samples of each channel: none, because a buffer has only floating-point numbers.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
}

/// A file of sound. It cannot be read or written: a terminal makes no sound.
open class AVAudioFile: NSObject {
    /// The file.
    public let url: URL
    /// The format of the file.
    public let fileFormat: AVAudioFormat
    /// The format of its samples.
    public let processingFormat: AVAudioFormat

    /// Fails: a terminal reads no sound.
    public init(forReading fileURL: URL) throws { throw AVError(.unknown) }
    /// Fails: a terminal reads no sound.
    public init(
        forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        throw AVError(.unknown)
    }
    /// Fails: a terminal records no sound.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.unknown) }
    /// Fails: a terminal records no sound.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        throw AVError(.unknown)
    }

    /// The number of samples: none.
    open var length: AVAudioFramePosition { 0 }
    /// The place at which the file is read.
    open var framePosition: AVAudioFramePosition = 0
    /// Fails: a terminal reads no sound.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.unknown) }
    /// Fails: a terminal reads no sound.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw AVError(.unknown)
    }
    /// Fails: a terminal records no sound.
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.unknown) }
}
