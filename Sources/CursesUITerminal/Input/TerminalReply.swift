/// A reply of the terminal to a query. It arrives between key presses, and is never handled as typed text.
package enum TerminalReply: Hashable, Sendable {
    /// The position of the cursor (DSR 6), counted from zero.
    case cursorPosition(CellPoint)
    /// The device attributes (DA1).
    case primaryAttributes([Int])
    /// The type and version (DA2).
    case secondaryAttributes([Int])
    /// A status report (DSR). A private report is marked by `?`, such as the colour scheme report (997).
    case status([Int], isPrivate: Bool)
    /// The setting of a private mode (DECRPM): 0 not recognised, 1 set, 2 reset, 3 permanently set, 4
    /// permanently reset.
    case mode(Int, setting: Int)
    /// The current flags of kitty's keyboard protocol.
    case keyboardFlags(Int)
    /// A window report (XTWINOPS): its kind, followed by its values.
    case window([Int])
    /// A graphics attribute (XTSMGRAPHICS): the item, the status, and the values.
    case graphics([Int])
    /// An operating system command (OSC): its number and its text.
    case operatingSystemCommand(Int, String)
    /// A device control string (DCS), such as the answer to XTVERSION.
    case deviceControl(String)
    /// An application program command (APC).
    case applicationCommand(String)
}

extension TerminalReply {
    /// Creates the reply that a control sequence contains; `nil` if it contains none.
    ///
    /// - Parameter awaitedCursorReports: the number of expected cursor reports, which decides whether `CSI 1 ; n R` is
    ///   a report or F3 with modifiers. It is decremented for each report.
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
