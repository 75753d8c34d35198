/// Repeats an item. A terminal plays nothing: the player gets the item, and nothing is repeated.
@MainActor @preconcurrency
open class AVPlayerLooper {
    /// Whether a looper can repeat its item.
    public enum Status: Int, Sendable {
        case unknown, ready, failed, cancelled
    }

    /// Whether the looper can repeat its item.
    public private(set) var status = Status.ready
    /// The items in the player.
    public private(set) var loopingPlayerItems: [AVPlayerItem]

    /// Creates a looper, and puts a copy of the item into the player if that has none.
    ///
    /// - Parameter loopRange: has no effect: nothing is played.
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid) {
        loopingPlayerItems = [AVPlayerItem(asset: templateItem.asset)]
        if player.items().isEmpty { player.insert(loopingPlayerItems[0], after: nil) }
    }

    /// Always 0: nothing is played.
    open var loopCount: Int { 0 }
    /// Always `nil`: nothing is played, so nothing fails.
    open var error: (any Error)? { nil }

    /// Ends the repetition, so that the status is `cancelled`.
    open func disableLooping() { status = .cancelled }
}
