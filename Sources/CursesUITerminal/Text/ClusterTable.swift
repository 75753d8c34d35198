import CursesUISupport
import Foundation

/// The table of the clusters to which glyphs refer, shared by the whole process. A cluster has several scalars.
///
/// Entries are never removed, so an index stays valid. `capacity` limits the memory that hostile text can use
/// to about 4 MB.
final class ClusterTable: Sendable {
    static let shared = ClusterTable(capacity: 1 << 16)

    private static let chunkSize = 256

    private let capacity: Int
    /// Not a `Mutex`, because the thread sanitizer does not recognise it on Linux.
    private let lock = Lock()
    /// Safe because it is accessed only under `lock`.
    private nonisolated(unsafe) var indices: [CellScalars: UInt32] = [:]

    /// Chunks of `chunkSize` clusters, each with `CellScalars.capacity` positions.
    ///
    /// Safe to read without the lock: a chunk and the positions in it are written once, under the lock,
    /// before `index(of:)` returns the index of the cluster. A reader has its index from that call, so it
    /// reads after the write.
    private nonisolated(unsafe) let chunks: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>?>

    init(capacity: Int) {
        self.capacity = capacity
        let count = (capacity + ClusterTable.chunkSize - 1) / ClusterTable.chunkSize
        chunks = .allocate(capacity: count)
        chunks.initialize(repeating: nil, count: count)
    }

    deinit {
        let count = (capacity + ClusterTable.chunkSize - 1) / ClusterTable.chunkSize
        for chunk in 0..<count {
            chunks[chunk]?.deallocate()
        }
        chunks.deallocate()
    }

    /// Returns the index of a cluster, which is added if it is new; `nil` if the table is full.
    func index(of scalars: CellScalars) -> UInt32? {
        lock.withLock {
            if let index = indices[scalars] { return index }
            let index = indices.count
            guard index < capacity else { return nil }
            let places = place(of: index)
            for offset in 0..<CellScalars.capacity {
                places[offset] = scalars[offset]
            }
            indices[scalars] = UInt32(index)
            return UInt32(index)
        }
    }

    /// Returns the scalars of a cluster. They are valid until the process ends.
    func scalars(at index: UInt32) -> UnsafeBufferPointer<UInt32> {
        let (chunk, offset) = Int(index).quotientAndRemainder(dividingBy: ClusterTable.chunkSize)
        let start = chunks[chunk]! + offset * CellScalars.capacity
        var count = CellScalars.capacity
        while count > 0, start[count - 1] == 0 { count -= 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }

    private func place(of index: Int) -> UnsafeMutablePointer<UInt32> {
        let (chunk, offset) = index.quotientAndRemainder(dividingBy: ClusterTable.chunkSize)
        if chunks[chunk] == nil {
            let size = ClusterTable.chunkSize * CellScalars.capacity
            let places = UnsafeMutablePointer<UInt32>.allocate(capacity: size)
            places.initialize(repeating: 0, count: size)
            chunks[chunk] = places
        }
        return chunks[chunk]! + offset * CellScalars.capacity
    }
}
