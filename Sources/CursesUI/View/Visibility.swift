/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place where it would stand has it.
    case automatic
    case visible
    case hidden
}
