import Foundation

/// Divides bytes into lines, as they arrive.
struct LineReader {
    private var rest: [UInt8] = []
    private let limit: Int
    /// Whether the rest of the present line is dropped, because it is too long.
    private var skips = false

    /// - Parameter limit: the number of bytes of the longest line; longer lines are dropped.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds bytes; returns the lines that are complete now, without their ends.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [Data] {
        var lines: [Data] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if !skips { lines.append(Data(rest)) }
                rest.removeAll(keepingCapacity: true)
                skips = false
            } else if rest.count >= limit {
                rest.removeAll()
                skips = true
            } else if !skips {
                rest.append(byte)
            }
        }
        return lines
    }
}
