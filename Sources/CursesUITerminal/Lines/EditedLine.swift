/// A line of text that the user edits, on a terminal that shows lines.
public struct EditedLine: Hashable, Sendable {
    /// The text of the line.
    public var text: String
    /// The number of characters before the caret.
    public var caret: Int
    /// The number of the line in a text of several lines. A line with a different number is written on a row of its
    /// own.
    public var number: Int

    public init(text: String, caret: Int, number: Int = 0) {
        self.text = text
        self.caret = caret
        self.number = number
    }
}
