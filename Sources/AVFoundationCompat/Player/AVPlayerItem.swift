import CursesUICombine
import FoundationGaps
import Synchronization

/// Audio or video for a player, with a position that only `seek` changes.
@MainActor @preconcurrency
open class AVPlayerItem {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    /// The audio or video.
    nonisolated public let asset: AVAsset
    /// The URL of the audio or video; `nil` if it has none.
    nonisolated public var url: URL? { asset.source }
    private let position = Mutex(CMTime.zero)

    /// The value is kept, but has no effect.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// The value is kept, but has no effect.
    open var reversePlaybackEndTime = CMTime.invalid
    /// The value is kept, but has no effect.
    open var preferredPeakBitRate = 0.0
    /// The value is kept, but has no effect.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The value is kept, but has no effect.
    open var preferredMaximumResolution = CGSize.zero
    /// The value is kept, but has no effect.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

    /// Creates an item for a URL.
    nonisolated public init(url: URL) {
        asset = AVURLAsset(url: url)
    }

    /// Creates an item for audio or video.
    nonisolated public init(asset: AVAsset) {
        self.asset = asset
    }

    /// Creates an item for audio or video.
    ///
    /// - Parameter automaticallyLoadedAssetKeys: has no effect: nothing is loaded.
    nonisolated public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.init(asset: asset)
    }

    /// Always `readyToPlay`: nothing has to be loaded.
    open var status: Status { .readyToPlay }
    /// Always `nil`: nothing is played, so nothing fails.
    open var error: (any Error)? { nil }
    /// Always `indefinite`: the file is not read.
    open var duration: CMTime { .indefinite }
    /// Always zero: the file is not read.
    open var presentationSize: CGSize { .zero }
    /// Always empty: nothing is loaded.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Always empty: the file is not read.
    open var seekableTimeRanges: [NSValue] { [] }
    /// Always true: nothing has to be loaded.
    open var isPlaybackLikelyToKeepUp: Bool { true }
    /// Always false: nothing has to be loaded.
    open var isPlaybackBufferEmpty: Bool { false }
    /// Always false: nothing is loaded.
    open var isPlaybackBufferFull: Bool { false }

    /// Returns the position.
    nonisolated public func currentTime() -> CMTime { position.withLock { $0 } }

    /// Moves the position, and calls the closure at once.
    ///
    /// - Parameter completionHandler: receives whether the time is a number.
    @preconcurrency
    nonisolated public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        let hasMoved = move(to: time)
        completionHandler?(hasMoved)
    }

    /// Moves the position, always exactly to the time, and calls the closure at once.
    ///
    /// - Parameter completionHandler: receives whether the time is a number.
    @preconcurrency
    nonisolated public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// Moves the position, and returns whether the time is a number.
    @discardableResult
    nonisolated public func seek(to time: CMTime) async -> Bool { move(to: time) }

    /// Has no effect: no `seek` takes time.
    nonisolated public func cancelPendingSeeks() {}

    /// Moves the position, not before the start, and returns whether the time is a number.
    nonisolated func move(to time: CMTime) -> Bool {
        guard time.isNumeric else { return false }
        position.withLock { $0 = max(time, .zero) }
        return true
    }
}

extension AVPlayerItem: _KeyValueCodingAndObserving, ChangesInEvents {}

extension AVPlayerItem: Hashable {
    /// Returns whether both are the same object.
    nonisolated public static func == (lhs: AVPlayerItem, rhs: AVPlayerItem) -> Bool { lhs === rhs }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension AVPlayerItem {
    /// Announces that an item has played to its end. It is never posted.
    nonisolated public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
    /// Announces that an item could not be played to its end. It is never posted.
    nonisolated public static let failedToPlayToEndTimeNotification =
        NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
    /// Announces that too little has been loaded. It is never posted.
    nonisolated public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
    /// Announces that the position has been moved. It is never posted.
    nonisolated public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
}

extension NSNotification.Name {
    /// Announces that an item has played to its end. It is never posted.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Announces that an item could not be played to its end. It is never posted.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Announces that too little has been loaded. It is never posted.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    /// Announces that the position has been moved. It is never posted.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// Announces that there is a new message about access. It is never posted.
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
    /// Announces that there is a new message about an error. It is never posted.
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

/// The key of the error in a notification.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
