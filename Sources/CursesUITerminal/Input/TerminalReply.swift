/// What a terminal answers to a question of ours; it arrives among the keys, and is never typed.
package enum TerminalReply: Hashable, Sendable {
    /// Where the cursor stands (DSR 6), counted from zero.
    case cursorPosition(CellPoint)
    /// What the terminal is (DA1).
    case primaryAttributes([Int])
    /// Its kind and version (DA2).
    case secondaryAttributes([Int])
    /// A status report (DSR); a private one has a `?`, as that of the colour scheme (997).
    case status([Int], isPrivate: Bool)
    /// Whether a private mode is known and set (DECRPM): 0 unknown, 1 set, 2 reset, 3 and 4 for
    /// ever so.
    case mode(Int, setting: Int)
    /// The flags of the kitty keyboard protocol that are on.
    case keyboardFlags(Int)
    /// A window report of XTWINOPS: its kind, then its numbers.
    case window([Int])
    /// What is asked of graphics (XTSMGRAPHICS): what it is about, how it went, the values.
    case graphics([Int])
    /// An operating system command (OSC): its number and its text.
    case operatingSystemCommand(Int, String)
    /// A device control string (DCS), as that of XTVERSION.
    case deviceControl(String)
    /// An application program command (APC).
    case applicationCommand(String)
}

extension TerminalReply {
    /// The reply that a control sequence is, if it is one.
    ///
    /// - Parameter awaitedCursorReports: how many cursor reports are expected, which decides whether
    ///   `CSI 1 ; n R` is one or F3 with modifiers; counted down.
    init?(_ sequence: ControlSequence, awaitedCursorReports: inout Int) {
        let values = sequence.values
        switch (sequence.marker, sequence.intermediates, sequence.final) {
        case (nil, [], UInt8(ascii: "R")), (UInt8(ascii: "?"), [], UInt8(ascii: "R")):
            guard values.count >= 2, values[0] > 0, values[1] > 0 else { return nil }
            let mayBeKey = sequence.marker == nil && values[0] == 1 && (2...16).contains(values[1])
            guard !mayBeKey || awaitedCursorReports > 0 else { return nil }
            awaitedCursorReports = max(0, awaitedCursorReports - 1)
            self = .cursorPosition(CellPoint(column: values[1] - 1, row: values[0] - 1))
        case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
            self = .primaryAttributes(values)
        case (UInt8(ascii: ">"), [], UInt8(ascii: "c")):
            self = .secondaryAttributes(values)
        case (let marker, [], UInt8(ascii: "n")) where marker == nil || marker == UInt8(ascii: "?"):
            self = .status(values, isPrivate: marker != nil)
        case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
            guard values.count == 2 else { return nil }
            self = .mode(values[0], setting: values[1])
        case (UInt8(ascii: "?"), [], UInt8(ascii: "u")):
            self = .keyboardFlags(values.first ?? 0)
        case (UInt8(ascii: "?"), [], UInt8(ascii: "S")):
            self = .graphics(values)
        case (nil, [], UInt8(ascii: "t")):
            self = .window(values)
        default:
            return nil
        }
    }
}
