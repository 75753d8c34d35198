/// The kind of device for which a text may have variants.
struct LocalizedDevice: Hashable, Sendable {
    /// The names of the device in tables, in order of preference.
    var names: [String]

    /// A terminal uses the texts for a Mac, which has the same keys and pointer.
    static let terminal = LocalizedDevice(names: ["mac", "other", "ipad", "iphone"])
}
