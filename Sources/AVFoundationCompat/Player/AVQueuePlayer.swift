import FoundationGaps

/// Plays items one after the other. A terminal plays none: only code goes on to the next one.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// Creates a player without items.
    public override init() {
        super.init()
    }

    /// Creates a player with items.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    /// Creates a player with one item.
    public override init(playerItem: AVPlayerItem?) {
        queue = playerItem.map { [$0] } ?? []
        super.init(playerItem: playerItem)
    }

    /// Returns the items from the current one on.
    open func items() -> [AVPlayerItem] { queue }

    /// Goes on to the next item, and removes the current one.
    open func advanceToNextItem() { change { if !$0.isEmpty { $0.removeFirst() } } }

    /// Returns whether an item is not in the queue yet, and the item after which it would be inserted is.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains(item) && afterItem.map(queue.contains) ?? true
    }

    /// Inserts an item after a given item, or at the end. An item that cannot be inserted is ignored.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.endIndex
        change { $0.insert(item, at: place) }
    }

    /// Removes an item.
    open func remove(_ item: AVPlayerItem) { change { $0.removeAll { $0 == item } } }
    /// Removes all items.
    open func removeAllItems() { change { $0.removeAll() } }

    /// Replaces the current item.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        change { queue in
            if !queue.isEmpty { queue.removeFirst() }
            if let item { queue.insert(item, at: 0) }
        }
    }

    private func change(_ body: (inout [AVPlayerItem]) -> Void) {
        body(&queue)
        if currentItem != queue.first { super.replaceCurrentItem(with: queue.first) }
    }
}
