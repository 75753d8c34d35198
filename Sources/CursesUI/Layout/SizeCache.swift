import CursesUITerminal

/// The sizes that a layout node has answered, for the proposals it was asked.
struct SizeCache {
    struct Entry {
        let proposal: CellProposal
        let size: CellSize
    }

    private(set) var entries: [Entry] = []
    /// Which entry gives way to the next one.
    private var oldest = 0

    /// A parent asks for few sizes: the smallest, the largest, the ideal and the one it settles on.
    private static let capacity = 8

    var isEmpty: Bool { entries.isEmpty }

    subscript(proposal: CellProposal) -> CellSize? {
        get {
            entries.first { $0.proposal == proposal }?.size
        }
        set {
            guard let newValue else { return }
            let entry = Entry(proposal: proposal, size: newValue)
            if entries.count < Self.capacity {
                entries.append(entry)
            } else {
                entries[oldest] = entry
                oldest = (oldest + 1) % Self.capacity
            }
        }
    }
}
