/// Which part of a text gives way to an ellipsis in the last line that there is room for.
enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
}
