/// Splits terminal output into text and sixels, which are device control strings with the final byte `q`.
struct SixelFilter {
    enum Piece {
        case text([UInt8])
        /// The contents between the introducer and the terminator.
        case sixels([UInt8])
    }

    private enum State {
        case text, escape, string, stringEscape
    }

    private var state = State.text
    private var held: [UInt8] = []

    mutating func pieces(of bytes: some Collection<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        var text: [UInt8] = []
        for byte in bytes {
            switch (state, byte) {
            case (.text, 0x1B):
                state = .escape
            case (.text, _):
                text.append(byte)
            case (.escape, UInt8(ascii: "P")):
                state = .string
                held = []
            case (.escape, 0x1B):
                text.append(0x1B)
            case (.escape, _):
                text += [0x1B, byte]
                state = .text
            case (.string, 0x1B):
                state = .stringEscape
            case (.string, _):
                held.append(byte)
            case (.stringEscape, UInt8(ascii: "\\")):
                state = .text
                if Self.areSixels(held) {
                    pieces += [.text(text), .sixels(held)]
                    text = []
                } else {
                    text += [0x1B, UInt8(ascii: "P")] + held + [0x1B, byte]
                }
            case (.stringEscape, _):
                // The control string was interrupted.
                text += [0x1B, byte]
                state = .text
            }
        }
        return pieces + [.text(text)]
    }

    private static func areSixels(_ string: [UInt8]) -> Bool {
        string.first { !(0x30...0x3B).contains($0) } == UInt8(ascii: "q")
    }
}
