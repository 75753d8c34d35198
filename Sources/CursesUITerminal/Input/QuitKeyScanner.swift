/// Finds Control-\ in the input, as kitty's keyboard protocol encodes it: `CSI 92 ; 5 u`.
///
/// The key may have alternate codes (`92:124`), the modifiers parameter may contain lock keys and the event type
/// (`69:1`), and the associated text may follow. The release of the key does not count.
struct QuitKeyScanner {
    private enum State {
        case ground, escape, parameters
    }

    private var state = State.ground
    /// The parameters of the sequence, each with its subparameters; `nil` in place of a missing number.
    private var parameters: [[Int?]] = []

    private static let key = 92
    private static let control = 4
    /// Caps lock and num lock.
    private static let locks = 64 | 128
    private static let release = 3

    /// Returns whether the bytes complete the key. A sequence may begin in one call and end in the next.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> Bool {
        var isFound = false
        for byte in bytes where feed(byte) { isFound = true }
        return isFound
    }

    private mutating func feed(_ byte: UInt8) -> Bool {
        switch (state, byte) {
        case (_, 0x1B):
            state = .escape
        case (.escape, UInt8(ascii: "[")):
            state = .parameters
            parameters = [[nil]]
        case (.parameters, UInt8(ascii: "0")...UInt8(ascii: "9")):
            let number = parameters[parameters.count - 1].removeLast() ?? 0
            parameters[parameters.count - 1].append(min(number, 1 << 24) * 10 + Int(byte - UInt8(ascii: "0")))
        case (.parameters, UInt8(ascii: ":")) where parameters.count < 4:
            parameters[parameters.count - 1].append(nil)
        case (.parameters, UInt8(ascii: ";")) where parameters.count < 4:
            parameters.append([nil])
        case (.parameters, UInt8(ascii: "u")):
            state = .ground
            return isQuitKey
        default:
            state = .ground
        }
        return false
    }

    private var isQuitKey: Bool {
        guard parameters.count > 1, parameters[0][0] == Self.key, let modifiers = parameters[1][0] else { return false }
        let event = parameters[1].dropFirst().first ?? nil
        return (modifiers - 1) & ~Self.locks == Self.control && event != Self.release
    }
}
