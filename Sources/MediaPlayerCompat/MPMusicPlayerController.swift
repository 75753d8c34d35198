import Foundation

/// An object that plays media.
@MainActor @preconcurrency
public protocol MPMediaPlayback {
    /// Prepares to play.
    func prepareToPlay()
    /// Whether it is prepared.
    var isPreparedToPlay: Bool { get }
    /// Plays.
    func play()
    /// Pauses.
    func pause()
    /// Ends playing.
    func stop()
    /// The position in seconds.
    var currentPlaybackTime: TimeInterval { get set }
    /// The rate; 1 is the usual one.
    var currentPlaybackRate: Float { get set }
    /// Begins to move forward.
    func beginSeekingForward()
    /// Begins to move backward.
    func beginSeekingBackward()
    /// Ends moving.
    func endSeeking()
}

/// A player of the user's music. It makes no sound in a terminal: it keeps a queue and whether it plays.
@MainActor @preconcurrency
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
    private static let systemPlayer = MPMusicPlayerController()
    private static let player = MPMusicPlayerController()
    private static let queuePlayer = MPMusicPlayerController()

    /// The player of the system's music app.
    open class var systemMusicPlayer: MPMusicPlayerController { systemPlayer }
    /// The player of the app.
    open class var applicationMusicPlayer: MPMusicPlayerController { player }
    /// The player of the app whose queue can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerController { queuePlayer }

    private var items: [MPMediaItem] = []
    private var index = 0

    /// Whether the player plays.
    open private(set) var playbackState = MPMusicPlaybackState.stopped {
        didSet { if playbackState != oldValue { post(.MPMusicPlayerControllerPlaybackStateDidChange) } }
    }
    /// Whether the queue or the item is repeated.
    open var repeatMode = MPMusicRepeatMode.default
    /// Whether the queue is shuffled.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The position in seconds.
    open var currentPlaybackTime: TimeInterval = 0
    /// The rate; 1 is the usual one.
    open var currentPlaybackRate: Float = 1
    /// Whether the player is prepared.
    open private(set) var isPreparedToPlay = false

    /// The item that is played; `nil` if the queue is empty.
    open var nowPlayingItem: MPMediaItem? {
        get { items.indices.contains(index) ? items[index] : nil }
        set { if let place = items.firstIndex(where: { $0 === newValue }) { move(to: place) } }
    }
    /// The place of the item in the queue; `NSNotFound` if the queue is empty.
    open var indexOfNowPlayingItem: Int { nowPlayingItem == nil ? NSNotFound : index }

    /// Replaces the queue with a collection.
    open func setQueue(with collection: MPMediaItemCollection) {
        items = collection.items
        move(to: 0)
    }

    /// Replaces the queue with the items of a query.
    open func setQueue(with query: MPMediaQuery) { setQueue(with: MPMediaItemCollection(items: query.items ?? [])) }
    /// Empties the queue: songs of a store are not known.
    open func setQueue(with storeIDs: [String]) { setQueue(with: MPMediaItemCollection(items: [])) }

    /// Prepares to play.
    open func prepareToPlay() { isPreparedToPlay = true }
    /// Plays, if the queue has an item.
    open func play() { if nowPlayingItem != nil { playbackState = .playing } }
    /// Pauses.
    open func pause() { if playbackState == .playing { playbackState = .paused } }
    /// Ends playing.
    open func stop() { playbackState = .stopped }
    /// Moves to the next item.
    open func skipToNextItem() { move(to: index + 1) }
    /// Moves to the previous item.
    open func skipToPreviousItem() { move(to: index - 1) }
    /// Moves to the beginning of the item.
    open func skipToBeginning() { currentPlaybackTime = 0 }
    /// Has no effect.
    open func beginSeekingForward() {}
    /// Has no effect.
    open func beginSeekingBackward() {}
    /// Has no effect.
    open func endSeeking() {}
    /// Has no effect: notifications are always posted.
    open func beginGeneratingPlaybackNotifications() {}
    /// Has no effect: notifications are always posted.
    open func endGeneratingPlaybackNotifications() {}

    /// Moves to an item; beyond either end, the player stops at the first one.
    private func move(to place: Int) {
        index = items.indices.contains(place) ? place : 0
        currentPlaybackTime = 0
        if !items.indices.contains(place) { playbackState = .stopped }
        post(.MPMusicPlayerControllerNowPlayingItemDidChange)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// Whether a player plays.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// The repetition of a queue.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default`, none, one, all
}

/// The shuffling of a queue.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default`, off, songs, albums
}

extension Notification.Name {
    /// A player has begun, paused or stopped.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// A player has moved to a different item.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// The volume has changed; never posted.
    public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
}
