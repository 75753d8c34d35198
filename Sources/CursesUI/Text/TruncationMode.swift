extension Text {
    /// The part of a text that is replaced by an ellipsis in the last visible line.
    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }
}

typealias TruncationMode = Text.TruncationMode
