/// A first-in, first-out queue whose storage is reused.
@usableFromInline
struct FIFO<Element> {
    /// How many wait. Stored, so that asking costs generic code no look at the type.
    @usableFromInline var count = 0

    @usableFromInline var head = 0
    @usableFromInline var storage: [Element?] = []

    @inlinable
    init() {}

    @inlinable @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// The element before which `index` others wait.
    @inlinable
    subscript(index: Int) -> Element { storage[head + index]! }

    @inlinable
    mutating func append(_ element: Element) {
        count += 1
        storage.append(element)
    }

    /// Takes the oldest element, in constant time on average.
    @inlinable
    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
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

    /// Takes everything out; what is returned is released where the caller likes.
    @inlinable
    mutating func takeAll() -> FIFO {
        let all = self
        self = FIFO()
        return all
    }
}
