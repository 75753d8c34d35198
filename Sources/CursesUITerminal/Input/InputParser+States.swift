/// The state machine, which handles each byte according to the state.
///
/// A byte that is invalid in the current sequence ends and drops the sequence, and is then handled as if no sequence
/// had begun. So a truncated sequence affects nothing else.
extension InputParser {
    private static let escape: UInt8 = 0x1B

    /// Returns whether a byte is CAN or SUB, which cancel a sequence.
    private static func cancels(_ byte: UInt8) -> Bool { byte == 0x18 || byte == 0x1A }

    mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeGround(byte)
        case .escape: takeAfterEscape(byte)
        case .controlSequence: takeControlSequence(byte)
        case .linuxFunctionKey: takeLinuxFunctionKey(byte)
        case .singleShift: takeSingleShift(byte)
        case .mouseBytes: takeMouseByte(byte)
        case .string(let kind): takeString(byte, kind)
        case .stringEscape(let kind): takeStringEscape(byte, kind)
        case .paste: preconditionFailure("feed hands a paste to its buffer")
        }
    }

    private mutating func takeGround(_ byte: UInt8) {
        if isInsideScalar || (byte >= 0x20 && byte != 0x7F) {
            takeText(byte)
        } else if byte == InputParser.escape {
            state = .escape
            escapes = 1
        } else {
            emit(KeyCodes.press(control: byte))
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        switch byte {
        case InputParser.escape:
            emitEscapeKey()
            escapes = 2
        case UInt8(ascii: "["):
            state = .controlSequence
        case UInt8(ascii: "O"):
            state = .singleShift
        default:
            if let kind = ControlString.Kind(introducer: byte) {
                state = .string(kind)
            } else {
                takeAltKey(byte)
            }
        }
    }

    private mutating func takeAltKey(_ byte: UInt8) {
        emitEscapeKey()
        reset()
        if byte >= 0x20, byte != 0x7F {
            takeText(byte, isAlt: true)
        } else {
            var press = KeyCodes.press(control: byte)
            press.modifiers.insert(.option)
            emit(press)
        }
    }

    private mutating func takeControlSequence(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "[") where sequence.isEmpty:
            state = .linuxFunctionKey
        case UInt8(ascii: "M") where sequence.isEmpty:
            state = .mouseBytes
        case UInt8(ascii: "$") where isShiftedRxvtKey:
            finishControlSequence(byte)
        case 0x20...0x3F:
            if sequence.count <= InputParser.sequenceLimit { sequence.append(byte) }
        case 0x40...0x7E:
            finishControlSequence(byte)
        case 0x00, 0x0A:
            // Padding of the line; both are no keys that end a sequence.
            break
        default:
            abandon(byte)
        }
    }

    /// Whether `$` is the final byte, as in rxvt's keys with Shift. In other sequences it is an intermediate byte, as
    /// in DECRPM.
    private var isShiftedRxvtKey: Bool {
        guard sequence.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = ControlSequence.number(sequence[...])
        else { return false }
        // The editing keys, F11 and F12 (rxvt's terminfo entry).
        return [2, 3, 5, 6, 7, 8, 23, 24].contains(number)
    }

    private mutating func takeLinuxFunctionKey(_ byte: UInt8) {
        guard (0x20...0x7E).contains(byte) else { return abandon(byte) }
        if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
            emitSequenceKey(KeyPress(.function(Int(byte) - 0x40)))
        }
        reset()
    }

    private mutating func takeSingleShift(_ byte: UInt8) {
        switch byte {
        case 0x30...0x3B:
            if sequence.count <= InputParser.sequenceLimit { sequence.append(byte) }
        case 0x40...0x7E:
            finishSingleShift(byte)
            reset()
        default:
            abandon(byte)
        }
    }

    private mutating func finishSingleShift(_ byte: UInt8) {
        let last = sequence.split(separator: UInt8(ascii: ";")).last
        let parameter = last.flatMap(ControlSequence.number)
        let modifiers = KeySequence.modifiers(parameter)
        if (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(byte),
            let key = KeyCodes.key(letter: byte - 0x20)
        {
            // rxvt's arrow keys with Control
            emitSequenceKey(KeyPress(key, modifiers: .control))
        } else if let key = KeyCodes.key(letter: byte) ?? KeyCodes.keypad(letter: byte) {
            emitSequenceKey(KeyPress(key, modifiers: modifiers))
        }
    }

    private mutating func takeMouseByte(_ byte: UInt8) {
        guard byte >= 0x20 else { return abandon(byte) }
        sequence.append(byte)
        if sequence.count == 3 {
            emitMouse(MouseReport(bytes: sequence))
            reset()
        }
    }

    private mutating func takeString(_ byte: UInt8, _ kind: ControlString.Kind) {
        switch byte {
        case InputParser.escape:
            state = .stringEscape(kind)
        case 0x07 where kind == .operatingSystem:
            finishString(kind)
        case 0x03, 0x0D, 0x18, 0x1A:
            // Control-C and Return, which a user types if the end of the string was lost; CAN and SUB.
            abandon(byte)
        case 0x00..<0x20:
            // Not a part of the string. What follows is, and must not become typed text.
            break
        default:
            if sequence.count <= InputParser.stringLimit { sequence.append(byte) }
        }
    }

    private mutating func takeStringEscape(_ byte: UInt8, _ kind: ControlString.Kind) {
        if byte == UInt8(ascii: "\\") {
            finishString(kind)
        } else {
            abandon(InputParser.escape)
            take(byte)
        }
    }

    private mutating func finishString(_ kind: ControlString.Kind) {
        emitEscapeKey()
        if sequence.count <= InputParser.stringLimit,
            let reply = ControlString.reply(kind, sequence)
        {
            emit(reply)
        }
        reset()
    }

    /// Drops the sequence and handles the byte as if no sequence had begun.
    private mutating func abandon(_ byte: UInt8) {
        emitEscapeKey()
        reset()
        if !InputParser.cancels(byte) { take(byte) }
    }

    private mutating func finishControlSequence(_ final: UInt8) {
        defer { if !isPasting { reset() } }
        guard sequence.count <= InputParser.sequenceLimit,
            let parsed = ControlSequence(sequence[...], final: final)
        else { return }
        if parsed.final == UInt8(ascii: "~"), sequence.elementsEqual("200".utf8) {
            emitEscapeKey()
            beginPaste()
        } else if let report = MouseReport.parse(parsed) {
            emitMouse(report)
        } else if let isFocused = focus(parsed) {
            emitEscapeKey()
            emit(.focus(isFocused))
        } else if let reply = TerminalReply(parsed, awaitedCursorReports: &awaitedCursorReports) {
            emitEscapeKey()
            emit(reply)
        } else {
            let phase = KeySequence.phase(parsed)
            if phase == .up, !reportsReleases { return }
            // A terminal that was not asked to report keys that only modify others may still do so.
            for key in KeySequence.keys(parsed) where key.key != .modifier || reportsReleases {
                emitSequenceKey(key, phase)
            }
        }
    }

    private var isPasting: Bool {
        if case .paste = state { true } else { false }
    }

    private func focus(_ sequence: ControlSequence) -> Bool? {
        guard sequence.marker == nil, sequence.parameters.isEmpty, sequence.intermediates.isEmpty
        else { return nil }
        switch sequence.final {
        case UInt8(ascii: "I"): return true
        case UInt8(ascii: "O"): return false
        default: return nil
        }
    }

    /// Emits a key. If two ESCs began the sequence, the key is pressed with Alt.
    private mutating func emitSequenceKey(
        _ press: KeyPress,
        _ phase: KeyPress.Phases = .down
    ) {
        var press = press
        if escapes == 2 { press.modifiers.insert(.option) }
        press.phase = phase
        emit(press)
    }

    private mutating func emitMouse(_ report: MouseReport) {
        emitEscapeKey()
        guard let event = report.event(held: heldButton) else { return }
        if event.action == .press { heldButton = event.button }
        if event.action == .release { heldButton = nil }
        emit(.mouse(event))
    }
}
