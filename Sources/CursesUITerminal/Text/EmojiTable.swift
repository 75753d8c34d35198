import Foundation

/// The emoji sequences that glyphs refer to, for the whole process.
///
/// Entries are never removed, so an index stays good; `capacity` bounds what hostile text can make
/// it hold.
final class EmojiTable: Sendable {
    static let shared = EmojiTable(capacity: CellMark.capacity)

    private let capacity: Int
    /// Not a `Mutex`: the thread sanitizer does not see it on Linux.
    private let lock = NSLock()
    /// Safe because they are touched under `lock` alone.
    private nonisolated(unsafe) var indices: [EmojiSequence: UInt32] = [:]
    private nonisolated(unsafe) var sequences: [EmojiSequence] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The index of a sequence, which is entered if it is new; `nil` if the table is full.
    func index(of sequence: EmojiSequence) -> UInt32? {
        lock.withLock {
            if let index = indices[sequence] { return index }
            guard sequences.count < capacity else { return nil }
            let index = UInt32(sequences.count)
            sequences.append(sequence)
            indices[sequence] = index
            return index
        }
    }

    func sequence(at index: UInt32) -> EmojiSequence {
        lock.withLock { sequences[Int(index)] }
    }
}
