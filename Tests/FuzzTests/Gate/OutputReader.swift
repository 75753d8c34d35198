import CNCurses

@testable import CursesUITerminal

/// Reads the output to the terminal as strictly as possible. It accepts only the sequences that frames consist of, in
/// exactly the form in which CursesUI sends them.
struct OutputReader {
    /// Output that CursesUI never sends.
    enum Violation: Error, Equatable {
        case control(UInt8)
        case malformed([UInt8])
        case sequence(String)
        case unprintable(UInt32)
        case strayMark(UInt32)
    }

    private(set) var screen: ModelScreen
    private(set) var isCursorVisible = true
    private var lastScalar: Unicode.Scalar = " "

    init(size: CellSize) {
        screen = ModelScreen(size: size)
    }

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(Violation) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F {
                try put(Unicode.Scalar(byte))
                index += 1
            } else if byte >= 0x80 {
                let (scalar, length) = try Self.scalar(in: bytes, at: index)
                try put(scalar)
                index += length
            } else if byte == 0x1B {
                index = try readEscape(bytes, at: index + 1)
            } else {
                try obey(control: byte)
                index += 1
            }
        }
    }

    // MARK: Characters

    private mutating func put(_ scalar: Unicode.Scalar) throws(Violation) {
        let width = scalar.isASCII ? 1 : Int(cncurses_width(scalar.value))
        let isFormat = !scalar.isASCII && Self.isFormat(scalar)
        switch width {
        case 1 where !isFormat, 2 where !isFormat:
            screen.put(scalar, width: width)
            lastScalar = scalar
        case 0 where !isFormat && !scalar.properties.isVariationSelector:
            guard screen.join(scalar) else { throw .strayMark(scalar.value) }
        default:
            throw .unprintable(scalar.value)
        }
    }

    private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        default: false
        }
    }

    private static func scalar(
        in bytes: UnsafeRawBufferPointer, at index: Int
    ) throws(Violation) -> (Unicode.Scalar, length: Int) {
        let lead = bytes[index]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        let part = bytes[index..<min(index + length, bytes.count)]
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for byte in part.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
        let smallest: UInt32 = [0x80, 0x800, 0x1_0000][length - 2]
        guard lead >= 0xC2, part.count == length, part.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }),
            value >= smallest, let scalar = Unicode.Scalar(value)
        else { throw .malformed(Array(part)) }
        return (scalar, length)
    }

    // MARK: Controls

    private mutating func obey(control: UInt8) throws(Violation) {
        switch control {
        case 0x08: screen.move(column: screen.cursor.column - 1)
        case 0x09: screen.move(column: (screen.cursor.column / 8 + 1) * 8)
        case 0x0A: screen.lineFeed()
        case 0x0D: screen.move(column: 0)
        default: throw .control(control)
        }
    }

    /// - Returns: the end of the sequence.
    private mutating func readEscape(
        _ bytes: UnsafeRawBufferPointer, at start: Int
    ) throws(Violation) -> Int {
        guard start < bytes.count else { throw .sequence("ESC") }
        if bytes[start] == UInt8(ascii: "M") {
            screen.reverseLineFeed()
            return start + 1
        }
        if bytes[start] == UInt8(ascii: "]") { return try readLink(bytes, at: start + 1) }
        let rest = bytes[start...]
        guard bytes[start] == UInt8(ascii: "["),
            let end = rest.dropFirst().firstIndex(where: { (0x40...0x7E).contains($0) })
        else { throw .sequence("ESC " + String(decoding: rest.prefix(8), as: UTF8.self)) }
        let parameters = bytes[(start + 1)..<end]
        let isPlain = parameters.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x3B }
        let isObeyed =
            isPlain
            ? obey(UnsafeRawBufferPointer(rebasing: parameters), final: bytes[end])
            : obey(mode: String(decoding: parameters, as: UTF8.self), final: bytes[end])
        guard isObeyed else {
            throw .sequence("CSI " + String(decoding: bytes[(start + 1)...end], as: UTF8.self))
        }
        return end + 1
    }

    /// Reads OSC 8, whose address must be printable ASCII. Frames contain no other control string.
    private mutating func readLink(
        _ bytes: UnsafeRawBufferPointer, at start: Int
    ) throws(Violation) -> Int {
        let text = bytes[start...].prefix { (0x20...0x7E).contains($0) }
        let fields = String(decoding: text, as: UTF8.self).split(
            separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
        let isEnded = bytes[text.endIndex...].starts(with: "\u{1B}\\".utf8)
        guard isEnded, fields.count == 3, fields[0] == "8", !fields[2].contains(" ") else {
            throw .sequence("OSC " + String(decoding: bytes[start...].prefix(40), as: UTF8.self))
        }
        screen.style.link = fields[2].isEmpty ? nil : Hyperlink(String(fields[2]))
        return text.endIndex + 2
    }

    /// - Returns: whether the sequence belongs to a frame.
    private mutating func obey(_ text: UnsafeRawBufferPointer, final: UInt8) -> Bool {
        let numbers = text.split(separator: 0x3B, omittingEmptySubsequences: false)
            .map { $0.reduce(0) { ($0 * 10 + Int($1) - 0x30) % 1_000_000 } }
        let count = max(1, numbers[0])
        let cursor = screen.cursor
        switch (final, numbers.count) {
        case (UInt8(ascii: "A"), 1): screen.move(row: cursor.row - count)
        case (UInt8(ascii: "B"), 1): screen.move(row: cursor.row + count)
        case (UInt8(ascii: "C"), 1): screen.move(column: cursor.column + count)
        case (UInt8(ascii: "D"), 1): screen.move(column: cursor.column - count)
        case (UInt8(ascii: "G"), 1): screen.move(column: count - 1)
        case (UInt8(ascii: "d"), 1): screen.move(row: count - 1)
        case (UInt8(ascii: "H"), 1): screen.move(column: 0, row: count - 1)
        case (UInt8(ascii: "H"), 2): screen.move(column: numbers[1] - 1, row: numbers[0] - 1)
        case (UInt8(ascii: "J"), 1): return erase(display: numbers[0])
        case (UInt8(ascii: "K"), 1): return erase(line: numbers[0])
        case (UInt8(ascii: "X"), 1):
            let end = min(cursor.column + count, screen.size.width)
            screen.erase(from: cursor, to: CellPoint(column: end, row: cursor.row))
        case (UInt8(ascii: "@"), 1): screen.shiftCells(by: count)
        case (UInt8(ascii: "P"), 1): screen.shiftCells(by: -count)
        case (UInt8(ascii: "L"), 1): screen.shiftRows(by: count)
        case (UInt8(ascii: "M"), 1): screen.shiftRows(by: -count)
        case (UInt8(ascii: "S"), 1): screen.scroll(by: -count)
        case (UInt8(ascii: "T"), 1): screen.scroll(by: count)
        case (UInt8(ascii: "b"), 1): for _ in 0..<count { screen.put(lastScalar, width: 1) }
        case (UInt8(ascii: "r"), 1) where text.isEmpty: screen.setRegion(0..<screen.size.height)
        case (UInt8(ascii: "r"), 2):
            guard numbers[0] >= 1, numbers[1] <= screen.size.height, numbers[0] < numbers[1]
            else { return false }
            screen.setRegion((numbers[0] - 1)..<numbers[1])
        case (UInt8(ascii: "m"), _): return screen.style.obey(graphics: numbers)
        default: return false
        }
        return true
    }

    private mutating func obey(mode: String, final: UInt8) -> Bool {
        guard final == UInt8(ascii: "h") || final == UInt8(ascii: "l") else { return false }
        switch mode {
        case "?25": isCursorVisible = final == UInt8(ascii: "h")
        // Synchronised output (2026), and auto-wrap (7), which is turned off to write the lower right corner.
        case "?2026", "?7": break
        default: return false
        }
        return true
    }

    private mutating func erase(display: Int) -> Bool {
        let end = CellPoint(column: 0, row: screen.size.height)
        switch display {
        case 0: screen.erase(from: screen.cursor, to: end)
        case 2: screen.erase(from: .zero, to: end)
        default: return false
        }
        return true
    }

    private mutating func erase(line: Int) -> Bool {
        let cursor = screen.cursor
        switch line {
        case 0:
            screen.erase(from: cursor, to: CellPoint(column: screen.size.width, row: cursor.row))
        case 1:
            screen.erase(
                from: CellPoint(column: 0, row: cursor.row),
                to: CellPoint(column: cursor.column + 1, row: cursor.row))
        default: return false
        }
        return true
    }
}
