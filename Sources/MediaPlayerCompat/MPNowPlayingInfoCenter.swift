import Foundation

/// Tells the system what the app plays. A terminal shows it nowhere.
open class MPNowPlayingInfoCenter: NSObject {
    // Proof of safety: as on Apple's platforms, the object is used on the main thread.
    nonisolated(unsafe) private static let center = MPNowPlayingInfoCenter()

    /// Returns the centre.
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    /// The properties of what is played.
    open var nowPlayingInfo: [String: Any]?
    /// Whether the app plays.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether an app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown, playing, paused, stopped, interrupted
}

/// A property of what is played: the position in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// A property of what is played: the rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// A property of what is played: the usual rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// A property of what is played: whether it is a live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// A property of what is played: its place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// A property of what is played: the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// A property of what is played: the kind of its media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// The kind of media.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none, audio, video
}
