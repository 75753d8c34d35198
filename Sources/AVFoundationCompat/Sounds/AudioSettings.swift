// The keys and values of the settings of a recorder. They have no effect, because nothing is recorded.

/// The key of the format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the number of bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the number of bits in a second for each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the number of bits of a sample that is compressed.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the number of bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the first byte of a sample is the highest.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether the channels are separate.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The identifier of a format.
public typealias AudioFormatID = UInt32

/// Samples that are not compressed.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// AAC with a higher efficiency.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// iLBC.
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
/// μ-law.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573

/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
