import CursesUISupport
import CursesUITerminal
import Testing

/// The expected texts of failed comparisons.
///
/// `#expect(screen == "...")` describes each side separately if they differ. This memory allows the description of the
/// picture to include the differences from the other side.
final class MismatchMemory: Sendable {
    static let shared = MismatchMemory()

    /// The most recent comparisons, the newest one last. There are enough of them for tests that run in
    /// parallel.
    private let recent = Locked<[(picture: String, expected: String)]>([])
    private static let limit = 64

    func remember(_ picture: String, expected: String) {
        recent.withLock { recent in
            recent.removeAll { $0.picture == picture }
            recent.append((picture, expected))
            if recent.count > Self.limit { recent.removeFirst() }
        }
    }

    /// Returns the text with which a picture was last compared; `nil` if the comparison is too long ago.
    func expected(of picture: String) -> String? {
        recent.withLock { $0.last { $0.picture == picture }?.expected }
    }
}

extension Snapshot: CustomTestStringConvertible {
    /// The picture in a frame, and its differences from the text that it was compared with.
    public var testDescription: String {
        var lines = ["", framed]
        if let expected = MismatchMemory.shared.expected(of: text) {
            let old = Snapshot(text: expected, size: size)
            let new = Snapshot(text: text, size: size)
            lines.append("which differs from what was expected:")
            lines.append(SnapshotComparison(old: old, new: new).differences)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
