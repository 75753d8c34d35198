/// A reader of binary property lists.
///
/// The format is that of Apple's Core Foundation: a header, objects, a table of their offsets, and a trailer with the
/// sizes. Objects refer to other objects by number, so a small malicious file may describe an endless list, or one that
/// takes too long to traverse. Unlike Foundation, this reader visits no more objects than the file has bytes. This is
/// sufficient, because each reference takes at least one byte.
package struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetTable: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    /// The number of objects that may still be visited.
    private var remainingVisits: Int
    /// The texts that have been read, by their objects, so that a text with many references is stored once.
    private var strings: [Int: String] = [:]

    /// Returns the value of a document that starts with `bplist`.
    package static func parse(_ bytes: [UInt8]) throws(DocumentError) -> DocumentValue {
        var list = try BinaryPropertyList(bytes)
        guard let top = list.integer(at: bytes.count - 16, size: 8) else { throw fault("its trailer is damaged") }
        return try list.value(top, depth: 0)
    }

    private init(_ bytes: [UInt8]) throws(DocumentError) {
        self.bytes = bytes
        remainingVisits = bytes.count
        guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else { throw Self.fault("its header is damaged") }
        offsetSize = Int(bytes[bytes.count - 26])
        referenceSize = Int(bytes[bytes.count - 25])
        guard let count = Self.integer(in: bytes, at: bytes.count - 24, size: 8),
            let table = Self.integer(in: bytes, at: bytes.count - 8, size: 8),
            (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            count <= bytes.count, table <= bytes.count, count * offsetSize <= bytes.count - table
        else { throw Self.fault("its trailer is damaged") }
        objectCount = count
        offsetTable = table
    }

    private static func fault(_ reason: String) -> DocumentError {
        DocumentError("The binary property list cannot be read: \(reason).", line: nil)
    }

    /// Returns the big-endian integer at an offset; nil if the offset is outside of the file or the integer exceeds
    /// `Int`.
    private static func integer(in bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count, size <= bytes.count - offset else { return nil }
        var value: UInt64 = 0
        for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
        return Int(exactly: value)
    }

    private func integer(at offset: Int, size: Int) -> Int? {
        Self.integer(in: bytes, at: offset, size: size)
    }

    // MARK: Objects

    private mutating func value(_ object: Int, depth: Int) throws(DocumentError) -> DocumentValue {
        DocumentValue(content: try content(object, depth: depth), line: nil)
    }

    private mutating func content(_ object: Int, depth: Int) throws(DocumentError) -> DocumentValue.Content {
        guard depth <= DocumentValue.maximumDepth else {
            throw DocumentError("More than \(DocumentValue.maximumDepth) values are nested.", line: nil)
        }
        remainingVisits -= 1
        guard remainingVisits >= 0 else { throw Self.fault("its objects refer to each other too often") }
        guard object < objectCount,
            let offset = integer(at: offsetTable + object * offsetSize, size: offsetSize), offset < offsetTable
        else { throw Self.fault("it has no object \(object)") }
        let low = Int(bytes[offset] & 0x0F)
        switch bytes[offset] >> 4 {
        case 0x0: return low == 8 || low == 9 ? .boolean(low == 9) : .null
        case 0x1: return number(at: offset + 1, exponent: low)
        case 0x5, 0x6: return .string(try string(object, at: offset))
        case 0xA: return .array(try array(at: offset, depth: depth))
        case 0xD: return .dictionary(try dictionary(at: offset, depth: depth))
        default: return .null
        }
    }

    /// Returns the integer of an object; `.null` if it is negative or longer than eight bytes, which no table needs.
    private func number(at offset: Int, exponent: Int) -> DocumentValue.Content {
        guard exponent <= 3, let value = integer(at: offset, size: 1 << exponent) else { return .null }
        return .number(Double(value))
    }

    /// Returns the number of an object's elements and the position of the first. Numbers above fourteen are stored as a
    /// separate integer.
    private func extent(at offset: Int, elementSize: Int) throws(DocumentError) -> (count: Int, start: Int) {
        var count = Int(bytes[offset] & 0x0F)
        var start = offset + 1
        if count == 15 {
            guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3,
                let long = integer(at: start + 1, size: 1 << Int(bytes[start] & 0x0F))
            else { throw Self.fault("a count is damaged") }
            start += 1 + (1 << Int(bytes[start] & 0x0F))
            count = long
        }
        guard start <= offsetTable, count <= (offsetTable - start) / elementSize else {
            throw Self.fault("an object is cut")
        }
        return (count, start)
    }

    private mutating func string(_ object: Int, at offset: Int) throws(DocumentError) -> String {
        if let string = strings[object] { return string }
        let isWide = bytes[offset] >> 4 == 6
        let (count, start) = try extent(at: offset, elementSize: isWide ? 2 : 1)
        let string: String
        if isWide {
            let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
            string = String(decoding: units, as: UTF16.self)
        } else {
            string = String(decoding: bytes[start..<start + count], as: UTF8.self)
        }
        strings[object] = string
        return string
    }

    private func reference(_ index: Int, from start: Int) throws(DocumentError) -> Int {
        guard let object = integer(at: start + index * referenceSize, size: referenceSize) else {
            throw Self.fault("a reference is damaged")
        }
        return object
    }

    private mutating func array(at offset: Int, depth: Int) throws(DocumentError) -> [DocumentValue] {
        let (count, start) = try extent(at: offset, elementSize: referenceSize)
        var elements: [DocumentValue] = []
        for index in 0..<count { elements.append(try value(try reference(index, from: start), depth: depth + 1)) }
        return elements
    }

    private mutating func dictionary(at offset: Int, depth: Int) throws(DocumentError) -> [String: DocumentValue] {
        let (count, start) = try extent(at: offset, elementSize: 2 * referenceSize)
        var members: [String: DocumentValue] = [:]
        for index in 0..<count {
            guard case .string(let key) = try content(try reference(index, from: start), depth: depth + 1) else {
                throw Self.fault("a key is not a text")
            }
            members[key] = try value(try reference(count + index, from: start), depth: depth + 1)
        }
        return members
    }
}
