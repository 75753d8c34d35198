/// Whether the directional overrides LRO and RLO have an effect.
enum BidiOverrides: Hashable, Sendable {
    case honored
    /// Overrides and their PDFs count as boundary neutrals. An override can disguise a text by reordering it, for
    /// example the extension of a file name.
    case ignored
}
