#if !canImport(Combine)
/// A first-in, first-out queue whose storage is reused.
struct FIFO<Element> {
    private var storage: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == storage.count }

    var count: Int { storage.count - head }

    mutating func append(_ element: Element) {
        storage.append(element)
    }

    /// Takes the oldest element, in constant time on average.
    mutating func popFirst() -> Element? {
        guard head < storage.count else { return nil }
        let element = storage[head].take()
        head += 1
        if head == storage.count {
            storage.removeAll(keepingCapacity: head <= 64)
            head = 0
        } else if head > 64, head * 2 > storage.count {
            storage.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Takes everything out; what is handed out is released where the caller likes.
    mutating func takeAll() -> FIFO {
        let all = self
        self = FIFO()
        return all
    }
}
#endif
