/// The number of answers that a node compares when it is measured again.
///
/// Some questions are no longer asked: those for earlier sizes of the window, or of a view that becomes wider step by
/// step. A node with too many answers has them forgotten instead of compared. Its parent is then measured again, and
/// asks only what it needs. If these questions are too many as well, the limit was too low.
struct AnswerLimit {
    private var value: UInt8 = 8
    private static let least: UInt8 = 8
    private static let greatest: UInt8 = 64

    /// Returns whether a number of answers is compared. The limit follows the numbers.
    mutating func allows(_ count: Int) -> Bool {
        if count > Int(value) {
            value = min(value * 2, Self.greatest)
            return false
        }
        if value > Self.least, count <= Int(value) / 4 { value /= 2 }
        return true
    }
}
