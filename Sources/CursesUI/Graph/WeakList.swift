/// Objects that are told of something, or asked, as long as they exist.
@MainActor
struct WeakList<Element> {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    /// The objects, in the order in which they were added.
    var elements: [Element] { entries.compactMap { $0.object as? Element } }

    nonisolated init() {}

    /// - Parameter element: an object.
    mutating func add(_ element: Element) { entries.append(Entry(object: element as AnyObject)) }

    /// Removes an object, and those that no longer exist.
    mutating func remove(_ element: Element) {
        entries.removeAll { $0.object == nil || $0.object === element as AnyObject }
    }
}
