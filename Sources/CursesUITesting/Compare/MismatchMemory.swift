import CursesUISupport
import CursesUITerminal
import Testing

/// What pictures were compared with that they did not equal.
///
/// `#expect(screen == "...")` describes both sides when they differ, each by itself: so the picture is
/// what must know the difference.
final class MismatchMemory: Sendable {
    static let shared = MismatchMemory()

    /// Those that many tests beside each other can have asked for since; the newest is the last.
    private let recent = Locked<[(picture: String, expected: String)]>([])
    private static let limit = 64

    func remember(_ picture: String, expected: String) {
        recent.withLock { recent in
            recent.removeAll { $0.picture == picture }
            recent.append((picture, expected))
            if recent.count > Self.limit { recent.removeFirst() }
        }
    }

    /// The text that a picture with this text should have been; `nil` if it is long ago.
    func expected(of picture: String) -> String? {
        recent.withLock { $0.last { $0.picture == picture }?.expected }
    }
}

extension Snapshot: CustomTestStringConvertible {
    /// The picture in a frame, and where it differs from the text that it was compared with.
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
