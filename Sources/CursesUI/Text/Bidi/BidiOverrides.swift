/// Whether the explicit overrides LRO and RLO have an effect.
enum BidiOverrides: Hashable, Sendable {
    case honored
    /// They count as boundary neutrals, and so does each PDF that ends one. An override can show a text in an order
    /// that disguises it, such as the extension of a file name.
    case ignored
}
