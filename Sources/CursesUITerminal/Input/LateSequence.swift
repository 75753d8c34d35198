/// Recognizes the rest of a sequence that a slow line has delivered in parts.
///
/// Only time distinguishes the Escape key from the start of a sequence. When the rest comes after that time, its form
/// distinguishes it from typed text: a user types one character at a time, and a read of several bytes that complete a
/// sequence is the rest of it. Otherwise, the answers of the terminal would become typed text, and the lines of a paste
/// would become keys.
enum LateSequence {
    static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07

    /// The final bytes of the sequences that terminals send.
    private static let finals = Set("~ABCDEFHIMOPQRSZcmnrtuy".utf8)

    /// Returns whether a read continues bytes that were taken for the Escape key, or for Alt with a key.
    static func continues(_ begin: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count > 1 else { return false }
        var rest = bytes[...]
        let introducer = begin.count > 1 ? begin[1] : rest.removeFirst()
        switch introducer {
        case UInt8(ascii: "["):
            guard let end = rest.firstIndex(where: { !isParameter($0) }), finals.contains(rest[end]) else {
                return false
            }
            return end > rest.startIndex || begin.count == 1
        case UInt8(ascii: "]"): return rest.first.map(isDigit) == true
        case UInt8(ascii: "P"): return rest.first.map { isDigit($0) || ">!$+".utf8.contains($0) } == true
        case UInt8(ascii: "_"): return rest.first == UInt8(ascii: "G")
        default: return false
        }
    }

    /// Returns whether a read continues a sequence that was not completed in time.
    ///
    /// - Parameter sequence: the bytes of the sequence so far.
    static func continues(
        _ state: InputParser.State, _ sequence: [UInt8], _ bytes: UnsafeRawBufferPointer
    ) -> Bool {
        switch state {
        case .stringEscape:
            return bytes.first == UInt8(ascii: "\\")
        case .string:
            // The end of the string, or a part of it.
            if bytes[0] == bell { return true }
            guard bytes.count > 1 else { return false }
            let (first, second) = (bytes[0], bytes[1])
            if first == escape { return second == UInt8(ascii: "\\") }
            return isPrintable(first) && (isPrintable(second) || second == escape || second == bell)
        case .controlSequence:
            // The start of a paste may come byte by byte.
            if Array("200~".utf8).starts(with: sequence + [bytes[0]]) { return true }
            // No key that sends a sequence with this marker ends with these letters, so it is an answer.
            if sequence.first == UInt8(ascii: "?"), "cnuy".utf8.contains(bytes[0]) { return true }
            guard bytes.count > 1 else { return false }
            guard let end = bytes.firstIndex(where: { !isParameter($0) }) else { return true }
            return finals.contains(bytes[end])
        default:
            return false
        }
    }

    /// Whether a byte is a parameter or an intermediate byte of a control sequence (ECMA-48, 5.4).
    private static func isParameter(_ byte: UInt8) -> Bool { (0x20...0x3F).contains(byte) }

    private static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
