/// Removes application program commands (ECMA-48, APC) from the output to a terminal.
struct CommandFilter {
    private enum State {
        case text, escape, command, commandEscape
    }

    private var state = State.text

    mutating func filter(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            switch (state, byte) {
            case (.text, 0x1B):
                state = .escape
            case (.text, _):
                result.append(byte)
            case (.escape, UInt8(ascii: "_")):
                state = .command
            case (.escape, _):
                result += [0x1B, byte]
                state = .text
            case (.command, 0x1B):
                state = .commandEscape
            case (.command, _):
                break
            case (.commandEscape, _):
                state = byte == UInt8(ascii: "\\") ? .text : .command
            }
        }
        return result
    }
}
