/// Objects in the order in which they were added. Removing one of them takes the same time however many there are, so
/// that a thousand rows that disappear together do not search for one another.
///
/// The elements are references, and each object is in the list at most once.
struct ObjectList<Element> {
    private var slots: [Element?] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { places.isEmpty }

    private func id(_ element: Element) -> ObjectIdentifier { ObjectIdentifier(element as AnyObject) }

    mutating func append(_ element: Element) {
        assert(places[id(element)] == nil)
        places[id(element)] = slots.count
        slots.append(element)
    }

    mutating func remove(_ element: Element) {
        guard let place = places.removeValue(forKey: id(element)) else { return }
        slots[place] = nil
        if slots.count > 2 * places.count + 16 { closeGaps() }
    }

    private mutating func closeGaps() {
        slots.removeAll { $0 == nil }
        for (place, element) in slots.enumerated() {
            if let element { places[id(element)] = place }
        }
    }
}

extension ObjectList: Sequence {
    func makeIterator() -> some IteratorProtocol<Element> { slots.lazy.compactMap(\.self).makeIterator() }
}
