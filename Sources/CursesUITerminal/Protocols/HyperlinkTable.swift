import Foundation

/// The addresses that links lead to, for the whole process.
///
/// Entries are never removed, so an index stays good; `capacity` bounds what hostile text can make
/// it hold (30 MB).
final class HyperlinkTable: Sendable {
    static let shared = HyperlinkTable(capacity: CellMark.capacity)

    private let capacity: Int
    /// Not a `Mutex`: the thread sanitizer does not see it on Linux.
    private let lock = NSLock()
    /// Safe because they are touched under `lock` alone.
    private nonisolated(unsafe) var indices: [String: Int] = [:]
    private nonisolated(unsafe) var addresses: [String] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The index of an address, which is entered if it is new; `nil` if the table is full.
    func index(of address: String) -> Int? {
        lock.withLock {
            if let index = indices[address] { return index }
            guard addresses.count < capacity else { return nil }
            addresses.append(address)
            indices[address] = addresses.count - 1
            return addresses.count - 1
        }
    }

    func address(at index: Int) -> String {
        lock.withLock { addresses[index] }
    }
}
