extension NSEvent {
    /// A kind within the kind of an event.
    public struct EventSubtype: RawRepresentable, Hashable, Sendable {
        /// The number of the kind.
        public let rawValue: Int16

        /// Creates a kind from its number.
        public init(rawValue: Int16) {
            self.rawValue = rawValue
        }

        /// The window has a new place.
        public static let windowMoved = EventSubtype(rawValue: 4)
        /// The screens have changed.
        public static let screenChanged = EventSubtype(rawValue: 8)
        /// The app is in front.
        public static let applicationActivated = EventSubtype(rawValue: 1)
        /// The app is no longer in front.
        public static let applicationDeactivated = EventSubtype(rawValue: 2)
    }
}
