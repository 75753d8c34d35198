/// Control sequences that wait for a busy terminal, in the order in which they were sent.
///
/// A stalled terminal must not cost memory, so only the last sequence of each kind waits.
struct ControlQueue {
    /// A kind of sequence of which each one replaces the effect of the previous one.
    enum Kind {
        case title, clipboard, notification, bell, mouse, keyboard, cursorShape, pointerShape
    }

    private struct Sequence {
        var bytes: [UInt8]
        let kind: Kind?
    }

    private var sequences: [Sequence] = []
    /// The number of bytes of the first sequence that have been sent.
    private var sent = 0

    var isEmpty: Bool { sequences.isEmpty }

    /// All bytes that have not been sent.
    var bytes: [UInt8] { Array(sequences.flatMap(\.bytes).dropFirst(sent)) }

    mutating func append(_ bytes: [UInt8], kind: Kind?) {
        guard !bytes.isEmpty else { return }
        if kind == nil, let last = sequences.indices.last, sequences[last].kind == nil {
            sequences[last].bytes += bytes
        } else {
            sequences.append(Sequence(bytes: bytes, kind: kind))
        }
    }

    /// Removes the waiting sequence of a kind, unless part of it has been sent. Returns whether there was one.
    @discardableResult
    mutating func withdraw(_ kind: Kind) -> Bool {
        let waiting = sequences.indices.dropFirst(sent > 0 ? 1 : 0)
        guard let index = waiting.last(where: { sequences[$0].kind == kind }) else { return false }
        sequences.remove(at: index)
        return true
    }

    /// Calls a closure with the unsent bytes of the first sequence.
    func withFirst<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard let first = sequences.first else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        return first.bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
    }

    /// Marks bytes of the first sequence as sent, and removes the sequence when all of them are.
    mutating func removeFirst(_ count: Int) {
        sent += count
        if sent == sequences[0].bytes.count {
            sequences.removeFirst()
            sent = 0
        }
    }
}
