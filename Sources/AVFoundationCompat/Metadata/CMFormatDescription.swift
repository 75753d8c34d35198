/// The format of a part of audio or video. It is never created.
public final class CMFormatDescription: Sendable {
    private init() {}

    /// The kind of media.
    public var mediaType: AVMediaType { .video }
    /// The format of audio: none.
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { nil }
}

/// The format of audio.
public typealias CMAudioFormatDescription = CMFormatDescription
/// The format of video.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Returns `nil`: the file is not read.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { nil }

/// The numbers that describe a format of audio.
public struct AudioStreamBasicDescription: Hashable, Sendable {
    /// The number of samples in a second.
    public var mSampleRate = 0.0
    /// The number of the format.
    public var mFormatID: UInt32 = 0
    /// The bits of the format.
    public var mFormatFlags: UInt32 = 0
    /// The number of bytes in a packet.
    public var mBytesPerPacket: UInt32 = 0
    /// The number of frames in a packet.
    public var mFramesPerPacket: UInt32 = 0
    /// The number of bytes in a frame.
    public var mBytesPerFrame: UInt32 = 0
    /// The number of channels.
    public var mChannelsPerFrame: UInt32 = 0
    /// The number of bits in a channel.
    public var mBitsPerChannel: UInt32 = 0
    /// Always 0.
    public var mReserved: UInt32 = 0

    /// Creates a description of zeros.
    public init() {}

    /// Creates a description.
    public init(
        mSampleRate: Double, mFormatID: UInt32, mFormatFlags: UInt32, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}
