/// A line of text that the user edits, on a terminal that shows lines instead of frames.
public struct EditedLine: Hashable, Sendable {
    /// The text of the line.
    public var text: String
    /// The number of characters before the caret.
    public var caret: Int
    /// The number of this line in a text of several lines. A line with a different number is written on a new row.
    public var number: Int

    public init(text: String, caret: Int, number: Int = 0) {
        self.text = text
        self.caret = caret
        self.number = number
    }
}
