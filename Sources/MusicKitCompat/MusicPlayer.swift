import CursesUICombine
import Foundation

/// A player of Apple Music. Its queue is empty, and playing fails with `MusicTokenRequestError.permissionDenied`.
public class MusicPlayer: @unchecked Sendable {
    // Sendable: as on Apple's platforms, an app uses its player in one place.

    /// Whether a player plays.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }

    /// Whether songs are repeated.
    public enum RepeatMode: Hashable, Sendable {
        case none, one, all
    }

    /// Whether songs are in a random order.
    public enum ShuffleMode: Hashable, Sendable {
        case off, songs
    }

    /// The state of a player.
    public final class State: ObservableObject {
        /// Whether it plays: never.
        public var playbackStatus: PlaybackStatus { .stopped }
        /// The speed.
        @Published public var playbackRate: Float = 1
        /// Whether songs are repeated.
        @Published public var repeatMode: RepeatMode?
        /// Whether songs are in a random order.
        @Published public var shuffleMode: ShuffleMode?
    }

    /// The songs of a player: none.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral {
        /// An element of the queue. There is none.
        public struct Entry: Identifiable, Hashable, Sendable {
            /// The identity.
            public let id: String
            /// The title.
            public var title: String
            /// The second line.
            public var subtitle: String?
            /// The picture.
            public var artwork: Artwork? { nil }
        }

        /// The song that is played: none.
        public var currentEntry: Entry? {
            get { nil }
            set {}
        }

        /// Creates an empty queue.
        public required init(arrayLiteral elements: any PlayableMusicItem...) {}
        /// Creates an empty queue.
        public init<Items: Sequence>(for items: Items, startingAt: Items.Element? = nil)
        where Items.Element: PlayableMusicItem {}

        /// Fails with `MusicTokenRequestError.permissionDenied`.
        public func insert(_ item: some PlayableMusicItem, position: EntryInsertionPosition) async throws {
            throw MusicTokenRequestError.permissionDenied
        }

        /// Where a song is inserted.
        public enum EntryInsertionPosition: Hashable, Sendable {
            case afterCurrentEntry, tail
        }
    }

    /// The state of the player.
    public let state = State()
    /// The place in the song in seconds.
    public var playbackTime: TimeInterval = 0
    /// Whether the player is ready: never.
    public var isPreparedToPlay: Bool { false }

    fileprivate init() {}

    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }
    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
    /// Has no effect: the player does not play.
    public func pause() {}
    /// Has no effect: the player does not play.
    public func stop() {}
    /// Has no effect: the queue is empty.
    public func restartCurrentEntry() {}
    /// Has no effect: the queue is empty.
    public func beginSeekingForward() {}
    /// Has no effect: the queue is empty.
    public func beginSeekingBackward() {}
    /// Has no effect: the queue is empty.
    public func endSeeking() {}
    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    /// Fails with `MusicTokenRequestError.permissionDenied`.
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
}

/// The player of the app. It plays nothing.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The player.
    public static let shared = ApplicationMusicPlayer()
    /// The songs.
    public var queue: Queue = []
}

/// The player of the system. It plays nothing.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The player.
    public static let shared = SystemMusicPlayer()
    /// The songs.
    public var queue: Queue = []
}
