import CursesUICombine
import FoundationGaps
import Synchronization

/// Plays audio and video. A terminal plays neither: playback never starts, and only `seek` changes the position.
@MainActor @preconcurrency
open class AVPlayer {
    /// The action of a player when an item has played to its end; it has no effect.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    /// Whether a player can play.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    /// The reason why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a reason from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Too little has been loaded.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        /// The speed of loading is measured.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    }

    /// Whether video plays on while the app is in the background; it has no effect.
    public enum AudiovisualBackgroundPlaybackPolicy: Int, Sendable {
        case automatic = 1
        case pauses, continuesIfPossible
    }

    /// Announces that the speed has changed. It is never posted.
    nonisolated public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")

    /// The item, on any thread.
    private let item: Mutex<AVPlayerItem?>
    /// The closures that code has added, on any thread.
    nonisolated private let observers = TimeObservers()

    /// The audio or video.
    nonisolated public var currentItem: AVPlayerItem? { item.withLock { $0 } }
    /// The value is kept, but has no effect.
    open var volume: Float = 1
    /// The value is kept, but has no effect.
    open var isMuted = false
    /// The value is kept, but has no effect.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The speed: 0 until code sets it. Nothing is played at any speed.
    open var rate: Float = 0
    /// The value is kept, but has no effect.
    open var defaultRate: Float = 1
    /// The value is kept, but has no effect.
    open var automaticallyWaitsToMinimizeStalling = true
    /// The value is kept, but has no effect.
    open var allowsExternalPlayback = true
    /// The value is kept, but has no effect.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// The value is kept, but has no effect.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// The value is kept, but has no effect.
    open var appliesMediaSelectionCriteriaAutomatically = true
    /// The value is kept, but has no effect.
    open var audiovisualBackgroundPlaybackPolicy = AudiovisualBackgroundPlaybackPolicy.automatic

    /// Always `readyToPlay`: nothing has to be loaded.
    open var status: Status { .readyToPlay }
    /// Always `paused`: nothing is played.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Always `nil`: a player that plays nothing waits for nothing.
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    /// Always `nil`: nothing is played, so nothing fails.
    open var error: (any Error)? { nil }
    /// Always false: a terminal has no other screen for video.
    open var isExternalPlaybackActive: Bool { false }

    /// Creates a player without content.
    public init() {
        item = Mutex(nil)
    }

    /// Creates a player.
    public convenience init(url: URL) {
        self.init(playerItem: AVPlayerItem(url: url))
    }

    /// Creates a player.
    public init(playerItem: AVPlayerItem?) {
        item = Mutex(playerItem)
    }

    /// Has no effect: nothing is played.
    open func play() {}
    /// Sets the speed to 0. Nothing is played.
    open func pause() { rate = 0 }
    /// Sets the speed. Nothing is played.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Has no effect: nothing is loaded.
    ///
    /// - Parameter completionHandler: called at once, with true.
    @preconcurrency
    nonisolated public func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        completionHandler?(true)
    }
    /// Replaces the content.
    open func replaceCurrentItem(with item: AVPlayerItem?) { self.item.withLock { $0 = item } }

    /// Returns the position in the item.
    nonisolated public func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Moves the position in the item.
    nonisolated public func seek(to time: CMTime) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
    }

    /// Moves the position in the item, always exactly to the time.
    nonisolated public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        guard let currentItem, currentItem.move(to: time) else { return }
        observers.call(at: currentItem.currentTime())
    }

    /// Moves the position in the item.
    ///
    /// - Parameter completionHandler: called at once, with true if there is an item.
    @preconcurrency
    nonisolated public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(currentItem != nil)
    }

    /// Moves the position in the item, always exactly to the time.
    ///
    /// - Parameter completionHandler: called at once, with true if there is an item.
    @preconcurrency
    nonisolated public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// Moves the position in the item, and returns whether there is one.
    @discardableResult
    nonisolated public func seek(to time: CMTime) async -> Bool {
        await seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
    }

    /// Moves the position in the item, always exactly to the time, and returns whether there is an item.
    @discardableResult
    nonisolated public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time) { continuation.resume(returning: $0) }
        }
    }

    /// Adds a closure that is called with the position after each `seek`. As nothing is played, no time passes.
    ///
    /// - Parameters:
    ///   - interval: has no effect: nothing is played.
    ///   - queue: the queue on which the closure is called; the main queue by default.
    /// - Returns: the token for ``removeTimeObserver(_:)``.
    @preconcurrency
    nonisolated public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        observers.add(queue: queue, block)
    }

    /// Adds a closure that is never called: as nothing is played, no time is passed.
    ///
    /// - Returns: the token for ``removeTimeObserver(_:)``.
    @preconcurrency
    nonisolated public func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        TimeObservers.Token()
    }

    /// Removes a closure.
    nonisolated public func removeTimeObserver(_ observer: Any) {
        if let token = observer as? TimeObservers.Token { observers.remove(token) }
    }
}

extension AVPlayer: _KeyValueCodingAndObserving, ChangesInEvents {}

extension AVPlayer: Hashable {
    /// Returns whether both are the same object.
    nonisolated public static func == (lhs: AVPlayer, rhs: AVPlayer) -> Bool { lhs === rhs }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
