/// A mouse report, in any of the three encodings.
///
/// Source: xterm's ctlseqs, "Mouse Tracking".
struct MouseReport {
    /// Two bits for the button, then shift, alt, control, motion, wheel, and further buttons.
    var code: Int
    /// The position, counted from one.
    var column: Int
    var row: Int
    /// Whether the report's form marks it as a release. In older encodings only the code does.
    var isRelease = false

    /// Decodes `CSI < code ; column ; row M`, which ends in `m` for a release (mode 1006).
    init?(sgr sequence: ControlSequence) {
        guard let code = sequence.value(0), let column = sequence.value(1), let row = sequence.value(2)
        else { return nil }
        self.code = code
        self.column = column
        self.row = row
        isRelease = sequence.final == UInt8(ascii: "m")
    }

    /// Decodes `CSI code ; column ; row M` (mode 1015).
    init?(urxvt sequence: ControlSequence) {
        self.init(sgr: sequence)
        code -= 32
        guard code >= 0 else { return nil }
    }

    /// Decodes the three bytes after `CSI M` (the default encoding of mode 1000).
    init(bytes: [UInt8]) {
        code = Int(bytes[0]) - 32
        column = Int(bytes[1]) - 32
        row = Int(bytes[2]) - 32
    }

    /// Returns the report in a control sequence; `nil` if it contains none.
    static func parse(_ sequence: ControlSequence) -> MouseReport? {
        guard sequence.intermediates.isEmpty else { return nil }
        switch (sequence.marker, sequence.final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            return MouseReport(sgr: sequence)
        case (nil, UInt8(ascii: "M")):
            return MouseReport(urxvt: sequence)
        default:
            return nil
        }
    }

    /// Returns the event that the report encodes.
    ///
    /// - Parameter held: the button that was pressed last. Older encodings do not report which button is
    ///   released.
    func event(held: TerminalEvent.MouseEvent.Button?) -> TerminalEvent.MouseEvent? {
        let isMotion = code & 32 != 0
        let number = code & 3
        if code & 64 != 0 {
            guard !isMotion, !isRelease, code & 128 == 0 else { return nil }
            let wheel: [TerminalEvent.MouseEvent.Action] = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight]
            return make(wheel[number])
        }
        let button: TerminalEvent.MouseEvent.Button? =
            code & 128 != 0
            ? .other(8 + number) : [.left, .middle, .right, nil][number]
        if let button {
            return make(isRelease ? .release : isMotion ? .drag : .press, button: button)
        }
        return isMotion ? make(.move) : make(.release, button: held)
    }

    private func make(
        _ action: TerminalEvent.MouseEvent.Action,
        button: TerminalEvent.MouseEvent.Button? = nil
    ) -> TerminalEvent.MouseEvent {
        var modifiers: EventModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.option) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let position = CellPoint(column: max(0, column - 1), row: max(0, row - 1))
        return TerminalEvent.MouseEvent(action, button: button, at: position, modifiers: modifiers)
    }
}
