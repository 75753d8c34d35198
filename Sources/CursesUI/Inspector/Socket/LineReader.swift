import Foundation

/// Splits a stream of bytes into lines.
struct LineReader {
    private var rest: [UInt8] = []
    private let limit: Int
    /// Whether the rest of the current line is dropped because the line is too long.
    private var skips = false

    /// - Parameter limit: the maximum number of bytes of a line; longer lines are dropped.
    init(limit: Int) {
        self.limit = limit
    }

    /// Appends bytes; returns the lines that are now complete, without their terminators.
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
