/// The visibility of a part of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Depends on the context.
    case automatic
    case visible
    case hidden
}
