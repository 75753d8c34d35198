/// Pieces of work in the order in which they were added, each with its owner.
struct WorkList {
    private struct Item {
        let owner: ClockOwner?
        let work: @Sendable () -> Void
    }

    private var items = FIFO<Item>()

    var count: Int { items.count }

    mutating func append(_ work: @escaping @Sendable () -> Void) {
        items.append(Item(owner: .current, work: work))
    }

    mutating func popFirst() -> (@Sendable () -> Void)? {
        items.popFirst()?.work
    }

    /// Removes and returns the work of an owner. The rest keeps its order.
    mutating func take(of owner: ClockOwner) -> [@Sendable () -> Void] {
        var all = items.takeAll()
        var taken: [@Sendable () -> Void] = []
        while let item = all.popFirst() {
            if item.owner == owner {
                taken.append(item.work)
            } else {
                items.append(item)
            }
        }
        return taken
    }
}
