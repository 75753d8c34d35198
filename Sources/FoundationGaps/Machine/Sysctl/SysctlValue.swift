import Foundation
import Glibc

/// An answer of sysctl(3).
enum SysctlValue {
    /// A number, in as many bytes unless the caller has room for another size.
    case number(Int64, bytes: Int)
    /// A text, which a zero byte follows.
    case text(String)
    /// The bytes of structures.
    case bytes([UInt8])

    /// A number of four bytes.
    static func short(_ number: Int) -> SysctlValue { .number(Int64(number), bytes: 4) }
    /// A number of eight bytes.
    static func long(_ number: UInt64) -> SysctlValue { .number(Int64(bitPattern: number), bytes: 8) }
    /// The bytes of a structure.
    static func structure<Value>(_ value: Value) -> SysctlValue { .bytes(withUnsafeBytes(of: value) { Array($0) }) }
    /// The bytes of structures.
    static func structures<Value>(_ values: [Value]) -> SysctlValue { .bytes(values.withUnsafeBytes { Array($0) }) }

    /// Writes the value into the room of the caller, as sysctl(3) does.
    ///
    /// - Returns: 0, or -1 with an error in `errno`: `ENOMEM` if there is not enough room.
    func write(to place: UnsafeMutableRawPointer?, length: UnsafeMutablePointer<Int>?) -> Int32 {
        let bytes = bytes(room: place == nil ? nil : length?.pointee)
        guard let place else {
            length?.pointee = bytes.count
            return 0
        }
        guard let length else { return 0 }
        let count = min(bytes.count, max(length.pointee, 0))
        bytes.withUnsafeBytes { source in
            if count > 0, let start = source.baseAddress { place.copyMemory(from: start, byteCount: count) }
        }
        length.pointee = count
        guard count == bytes.count else {
            errno = ENOMEM
            return -1
        }
        return 0
    }

    private func bytes(room: Int?) -> [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8) + [0]
        case .bytes(let bytes): bytes
        case .number(let number, let bytes):
            // The kernel of a Mac also fits its numbers to the room.
            withUnsafeBytes(of: number.littleEndian) { Array($0.prefix(room.map { $0 >= 8 ? 8 : 4 } ?? bytes)) }
        }
    }
}
