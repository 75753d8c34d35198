#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Collects a bracketed paste up to its end marker, which may arrive in several reads.
struct PasteBuffer {
    /// `CSI 201 ~`. ESC occurs only at its start.
    private static let endMarker: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    /// The maximum number of bytes. A longer paste is delivered in parts, so that an endless paste does not
    /// exhaust memory.
    private let limit: Int
    private var bytes: [UInt8] = []
    /// The number of bytes of the end marker that have been matched.
    private var matched = 0
    /// Whether the last part ended with CR, which may be half of CR LF.
    private var endsInReturn = false
    /// Whether the paste has not ended.
    private(set) var isOpen = false
    /// Whether no bytes have arrived for several seconds. Control-C is then a key rather than part of the text.
    var isSilent = false

    init(limit: Int) {
        self.limit = limit
    }

    mutating func begin() {
        self = PasteBuffer(limit: limit)
        isOpen = true
    }

    /// Consumes bytes until the paste or a part of it is complete, or none are left.
    ///
    /// - Returns: the number of bytes consumed, and the text if one is complete.
    mutating func append(_ chunk: UnsafeRawBufferPointer) -> (taken: Int, text: String?) {
        var index = 0
        isSilent = false
        while index < chunk.count {
            if matched == 0 {
                let rest = UnsafeRawBufferPointer(rebasing: chunk[index...])
                let stop = Self.first(0x1B, in: rest)
                bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest[..<stop]))
                index += stop
                if bytes.count >= limit { return (index, takePart()) }
                guard index < chunk.count else { break }
            }
            if chunk[index] == PasteBuffer.endMarker[matched] {
                matched += 1
                index += 1
                if matched == PasteBuffer.endMarker.count {
                    matched = 0
                    return (index, finish())
                }
            } else {
                bytes.append(contentsOf: PasteBuffer.endMarker[..<matched])
                matched = 0
            }
        }
        return (index, nil)
    }

    /// Ends the paste.
    ///
    /// - Returns: the text since the last part.
    mutating func finish() -> String {
        bytes.append(contentsOf: PasteBuffer.endMarker[..<matched])
        matched = 0
        isOpen = false
        return takeText(bytes.count)
    }

    /// Removes and returns the text so far, except for an incomplete scalar at its end.
    private mutating func takePart() -> String {
        let tail = bytes.suffix(3)
        // The last UTF-8 lead byte, which is neither a continuation byte nor ASCII.
        guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[lead] >= 0xC0 else {
            return takeText(bytes.count)
        }
        return takeText(lead)
    }

    /// Removes bytes from the front as text. Line ends become LF: terminals send CR, and programs write LF or
    /// CR LF.
    private mutating func takeText(_ count: Int) -> String {
        defer { bytes.removeFirst(count) }
        var text: [UInt8] = []
        text.reserveCapacity(count)
        bytes.withUnsafeBytes { all in
            var rest = UnsafeRawBufferPointer(rebasing: all[..<count])
            while !rest.isEmpty {
                if endsInReturn, rest[0] == 0x0A {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst())
                }
                let stop = Self.first(0x0D, in: rest)
                text.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest[..<stop]))
                endsInReturn = stop < rest.count
                if endsInReturn { text.append(0x0A) }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(stop + 1))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the index of the first occurrence of a byte; the number of bytes if there is none.
    private static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
        guard let start = bytes.baseAddress,
            let found = memchr(start, Int32(byte), bytes.count)
        else { return bytes.count }
        return UnsafeRawPointer(found) - start
    }
}
