extension Text {
    /// The part of the last visible line that an ellipsis replaces.
    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }
}

typealias TruncationMode = Text.TruncationMode
