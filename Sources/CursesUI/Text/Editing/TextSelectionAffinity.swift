/// The side of a line break on which an insertion point between two lines is shown.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The system decides.
    case automatic
    /// The insertion point is at the end of the line before.
    case upstream
    /// The insertion point is at the start of the line after.
    case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
    static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
    /// The side of a line break on which an insertion point is shown. It has no effect: in a terminal it is at the
    /// start of the line after.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}
