import Foundation

/// The events of the mouse that a ``SpatialEventGesture`` reports. There is one at a time.
public struct SpatialEventCollection: Equatable {
    private let events: [Event]

    init(_ event: Event) {
        events = [event]
    }

    /// An event of the mouse.
    public struct Event: Identifiable, Equatable, Sendable {
        /// The identity of an event, from the press of the button to its release.
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        /// The kind of the input.
        public enum Kind: Hashable, Sendable {
            /// A finger on a screen; a terminal does not report it.
            case touch
            /// A pointer, such as the mouse.
            case pointer
            /// A pencil; a terminal does not report it.
            case pencil
        }

        /// The phase of the event.
        public enum Phase: Hashable, Sendable {
            /// The button is pressed.
            case active
            /// The button has been released.
            case ended
            /// The gesture was interrupted.
            case cancelled
        }

        /// The identity of the event.
        public var id: ID
        /// The time of the event, in seconds since the terminal began.
        public var timestamp: TimeInterval
        /// The kind of the input.
        public var kind: Kind
        /// The position of the mouse.
        public var location: CGPoint
        /// The phase of the event.
        public var phase: Phase
        /// The modifier keys that are held.
        public var modifierKeys: EventModifiers
    }

    /// An iterator over the events.
    public struct Iterator: IteratorProtocol {
        private var base: [Event].Iterator

        fileprivate init(_ events: [Event]) {
            base = events.makeIterator()
        }

        /// Returns the next event; `nil` after the last.
        public mutating func next() -> Event? { base.next() }
    }

    /// The event with an identity; `nil` if the collection does not have it.
    public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}

extension SpatialEventCollection: Collection {
    /// The position of an event.
    public struct Index: Comparable, Sendable {
        fileprivate let offset: Int

        /// Whether an event comes before another.
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
    }

    public var startIndex: Index { Index(offset: 0) }
    public var endIndex: Index { Index(offset: events.count) }
    public func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
    public subscript(position: Index) -> Event { events[position.offset] }
    public func makeIterator() -> Iterator { Iterator(events) }
}
