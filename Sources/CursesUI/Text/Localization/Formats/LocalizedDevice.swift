/// The kind of device that texts may vary by.
struct LocalizedDevice: Hashable, Sendable {
    /// The names in tables, the best first.
    var names: [String]

    /// A terminal: a Mac has the keys and the pointer that texts for a terminal may speak of.
    static let terminal = LocalizedDevice(names: ["mac", "other", "ipad", "iphone"])
}
