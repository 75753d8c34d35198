/// Gathers a bracketed paste until its end marker, which any read may cut.
struct PasteBuffer {
    /// `CSI 201 ~`; ESC stands in it only once, at its start.
    private static let endMarker: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    private var bytes: [UInt8] = []
    /// How much of the end marker the last bytes were.
    private var matched = 0

    /// Takes bytes until the paste ends or there are no more.
    ///
    /// - Returns: how many were taken, and the text if the paste ended.
    mutating func append(_ chunk: UnsafeRawBufferPointer) -> (taken: Int, text: String?) {
        var index = 0
        while index < chunk.count {
            if matched == 0 {
                let rest = chunk[index...]
                let stop = rest.firstIndex(of: 0x1B) ?? chunk.endIndex
                bytes.append(contentsOf: chunk[index..<stop])
                index = stop
                guard index < chunk.count else { break }
            }
            if chunk[index] == PasteBuffer.endMarker[matched] {
                matched += 1
                index += 1
                if matched == PasteBuffer.endMarker.count {
                    return (index, finish())
                }
            } else {
                bytes.append(contentsOf: PasteBuffer.endMarker[..<matched])
                matched = 0
            }
        }
        return (index, nil)
    }

    private mutating func finish() -> String {
        matched = 0
        defer { bytes = [] }
        // Terminals send CR for a line end, programs write LF or CR LF.
        var length = 0
        var previous: UInt8 = 0
        for byte in bytes {
            if byte != 0x0A || previous != 0x0D {
                bytes[length] = byte == 0x0D ? 0x0A : byte
                length += 1
            }
            previous = byte
        }
        return String(decoding: bytes[..<length], as: UTF8.self)
    }
}
