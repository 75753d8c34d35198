/// Whether the explicit overrides LRO and RLO have an effect.
enum BidiOverrides: Hashable, Sendable {
    case honored
    /// Ignored overrides count as boundary neutrals, and so does each PDF that ends one. An override can disguise a
    /// text by its order, such as the extension of a file name.
    case ignored
}
