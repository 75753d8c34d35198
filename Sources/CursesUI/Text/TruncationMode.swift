extension Text {
    /// Which part of a text gives way to an ellipsis in the last line that there is room for.
    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }
}

typealias TruncationMode = Text.TruncationMode
