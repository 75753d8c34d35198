import Synchronization
import Testing

/// What a picture was compared with last that it did not equal.
///
/// `#expect(screen == "...")` describes both sides when they differ, each by itself: so the picture is
/// what must know the difference.
final class MismatchMemory: Sendable {
    static let shared = MismatchMemory()

    private let last = Mutex<(picture: String, expected: String)?>(nil)

    func remember(_ picture: String, expected: String) {
        last.withLock { $0 = (picture, expected) }
    }

    /// The text that a picture with this text should have been; `nil` if another one was compared since.
    func expected(of picture: String) -> String? {
        last.withLock { last in
            guard let last, last.picture == picture else { return nil }
            return last.expected
        }
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
