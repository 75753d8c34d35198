import Foundation

/// A number of samples.
public typealias AVAudioFrameCount = UInt32
/// The place of a sample.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// The type of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The format of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// The samples of a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// The type of the samples.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the samples of all channels follow each other.
    public let isInterleaved: Bool

    /// Creates a format.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, format, interleaved)
    }

    /// Creates a format of floating-point numbers.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Creates a format from settings by names; only the rate and the number of channels are read.
    public convenience init?(settings: [String: Any]) {
        self.init(
            standardFormatWithSampleRate: settings["AVSampleRateKey"] as? Double ?? 44100,
            channels: AVAudioChannelCount(settings["AVNumberOfChannelsKey"] as? Int ?? 1))
    }

    /// Whether the format is that of floating-point numbers.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The settings by names.
    open var settings: [String: Any] {
        ["AVSampleRateKey": sampleRate, "AVNumberOfChannelsKey": Int(channelCount)]
    }

    /// Whether the other object is the same format.
    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return other.sampleRate == sampleRate && other.channelCount == channelCount
            && other.commonFormat == commonFormat && other.isInterleaved == isInterleaved
    }
    /// A hash value of the rate.
    override open var hash: Int { sampleRate.hashValue }
}

/// A time of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// The place of the sample.
    public let sampleTime: AVAudioFramePosition
    /// The samples of a second.
    public let sampleRate: Double
    /// The time of the machine.
    public let hostTime: UInt64
    /// Whether the place of the sample is known.
    public let isSampleTimeValid: Bool
    /// Whether the time of the machine is known.
    public let isHostTimeValid: Bool

    /// Creates a time from the place of a sample.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
        (isSampleTimeValid, isHostTimeValid) = (true, false)
    }

    /// Creates a time of the machine.
    public init(hostTime: UInt64) {
        (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
        (isSampleTimeValid, isHostTimeValid) = (false, true)
    }
}
