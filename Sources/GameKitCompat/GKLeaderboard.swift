import SwiftUICompat

/// A list of scores. A terminal has no Game Center, so each request fails.
open class GKLeaderboard: NSObject {
    /// The players whose scores are asked for.
    public enum PlayerScope: Int, Sendable {
        case global, friendsOnly
    }

    /// The time in which scores count.
    public enum TimeScope: Int, Sendable {
        case today, week, allTime
    }

    /// A score of a player.
    open class Entry: NSObject {
        /// The score.
        open var score: Int { 0 }
        /// The place in the list.
        open var rank: Int { 0 }
        /// The score as a text.
        open var formattedScore: String { "0" }
        /// The player.
        open var player: GKPlayer { GKPlayer() }
    }

    /// Fails: there is no list to which a score could be added.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(GKError(.notAuthenticated))
    }

    /// Fails: there is no list to which a score could be added.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws {
        throw GKError(.notAuthenticated)
    }

    /// Fails: there are no lists.
    open class func loadLeaderboards(IDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }

    /// Fails: there are no scores.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry], Int) {
        throw GKError(.notAuthenticated)
    }
}

/// An achievement of a player, which is kept nowhere.
open class GKAchievement: NSObject {
    /// The identifier.
    open var identifier: String
    /// The part that has been reached, from 0 to 100.
    open var percentComplete = 0.0
    /// Whether the player is told. The value has no effect.
    open var showsCompletionBanner = false
    /// Whether all of it has been reached.
    open var isCompleted: Bool { percentComplete >= 100 }

    /// Creates an achievement.
    public init(identifier: String) {
        self.identifier = identifier
    }

    /// Fails: there is no one to whom achievements are reported.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
    ) {
        handler?(GKError(.notAuthenticated))
    }

    /// Fails: there is no one to whom achievements are reported.
    open class func report(_ achievements: [GKAchievement]) async throws {
        throw GKError(.notAuthenticated)
    }
}

/// The place from which a player opens Game Center. It is not shown.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
    /// The corner of the screen.
    public enum Location: Int, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    /// The place.
    public static let shared = GKAccessPoint()
    /// The value is kept, but has no effect.
    open var isActive = false
    /// The value is kept, but has no effect.
    open var location = Location.topLeading
    /// The value is kept, but has no effect.
    open var showHighlights = false

    /// Does nothing: a terminal has no Game Center.
    open func trigger(handler: @escaping () -> Void) {}
}
