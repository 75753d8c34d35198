import Foundation

/// The text of a file as valid UTF-8.
///
/// Xcode writes tables in UTF-8 and, until version 8, in UTF-16 with a byte order mark. A file without a mark is UTF-16
/// if one of its first two bytes is zero, because every table starts with an ASCII character.
package enum DocumentText {
    /// - Throws: `DocumentError` if the bytes are not text.
    package static func bytes(of data: Data) throws(DocumentError) -> [UInt8] {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try decoded(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try decoded(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 { return try decoded(bytes[...], isBigEndian: true) }
        if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 { return try decoded(bytes[...], isBigEndian: false) }
        return try validated(bytes)
    }

    private static func validated(_ bytes: [UInt8]) throws(DocumentError) -> [UInt8] {
        guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
        throw DocumentError("The text is not UTF-8.", line: firstInvalidLine(of: bytes))
    }

    private static func firstInvalidLine(of bytes: [UInt8]) -> Int? {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .firstIndex { String(validating: $0, as: UTF8.self) == nil }
            .map { $0 + 1 }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(DocumentError) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        guard bytes.count.isMultiple(of: 2) else {
            let lines = units.count { $0 == 0x0A } + 1
            throw DocumentError("The text is not UTF-16: its last character is cut.", line: lines)
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            let line = units.split(separator: 0x0A, omittingEmptySubsequences: false)
                .firstIndex { String(validating: $0, as: UTF16.self) == nil }
            throw DocumentError("The text is not UTF-16.", line: line.map { $0 + 1 })
        }
        return Array(text.utf8)
    }
}
