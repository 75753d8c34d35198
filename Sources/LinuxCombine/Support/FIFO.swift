/// A first-in, first-out queue whose storage is reused.
@usableFromInline
struct FIFO<Element> {
    /// The number of elements. It is stored, so that generic code reads it without access to the type's metadata.
    @usableFromInline var count = 0

    @usableFromInline var head = 0
    @usableFromInline var storage: [Element?] = []

    @inlinable
    init() {}

    @inlinable @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// The element at an index, counted from the oldest.
    @inlinable
    subscript(index: Int) -> Element { storage[head + index]! }

    @inlinable
    mutating func append(_ element: Element) {
        count += 1
        storage.append(element)
    }

    /// Removes and returns the oldest element, in amortised constant time.
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

    /// Removes and returns all elements, so that the caller decides where they are released.
    @inlinable
    mutating func takeAll() -> FIFO {
        let all = self
        self = FIFO()
        return all
    }
}
