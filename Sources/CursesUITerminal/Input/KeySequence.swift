/// Decodes the control sequences of keys.
enum KeySequence {
    /// Decodes the modifiers parameter of xterm and kitty, which is a bit set plus one. Lock keys are ignored. kitty's
    /// Meta becomes Option, like Alt.
    static func modifiers(_ parameter: Int?) -> EventModifiers {
        let bits = max(0, (parameter ?? 1) - 1)
        var modifiers: EventModifiers = []
        if bits & 0b1 != 0 { modifiers.insert(.shift) }
        if bits & 0b10_0010 != 0 { modifiers.insert(.option) }
        if bits & 0b100 != 0 { modifiers.insert(.control) }
        if bits & 0b1000 != 0 { modifiers.insert(.command) }
        return modifiers
    }

    /// Returns the phase of the key: kitty's event type, which is a subparameter of the modifiers parameter.
    static func phase(_ sequence: ControlSequence) -> KeyPress.Phases {
        switch sequence.value(1, part: 1) {
        case 2: .repeat
        case 3: .up
        default: .down
        }
    }

    /// Returns the keys that a sequence encodes; empty for an unknown sequence.
    static func keys(_ sequence: ControlSequence) -> [KeyPress] {
        guard sequence.marker == nil else { return [] }
        if sequence.final == UInt8(ascii: "u"), sequence.intermediates.isEmpty {
            return unicode(sequence)
        }
        return function(sequence).map { [$0] } ?? []
    }

    private static func function(_ sequence: ControlSequence) -> KeyPress? {
        let number = sequence.value(0)
        switch (sequence.final, sequence.intermediates) {
        case (UInt8(ascii: "~"), []):
            if number == 27 { return otherKey(sequence) }
            guard let key = KeyCodes.key(number: number ?? 0) else { return nil }
            return KeyPress(key, modifiers: modifiers(sequence.value(1)))
        // rxvt encodes modifiers in the final byte.
        case (UInt8(ascii: "$"), []):
            return KeyCodes.key(number: number ?? 0).map { KeyPress($0, modifiers: .shift) }
        case (UInt8(ascii: "^"), []):
            return KeyCodes.key(number: number ?? 0).map { KeyPress($0, modifiers: .control) }
        case (UInt8(ascii: "@"), []):
            return KeyCodes.key(number: number ?? 0)
                .map { KeyPress($0, modifiers: [.control, .shift]) }
        case (UInt8(ascii: "a")...UInt8(ascii: "d"), []) where sequence.parameters.isEmpty:
            return KeyCodes.key(letter: sequence.final - 0x20)
                .map { KeyPress($0, modifiers: .shift) }
        case (UInt8(ascii: "Z"), []):
            return KeyPress(.tab, modifiers: modifiers(sequence.value(1)).union(.shift))
        case (_, []):
            guard let key = KeyCodes.key(letter: sequence.final) else { return nil }
            // Old terminals send the modifiers as the only parameter.
            let parameter = sequence.parameters.count == 1 ? number : sequence.value(1)
            return KeyPress(key, modifiers: modifiers(parameter))
        default:
            return nil
        }
    }

    /// Decodes xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
    private static func otherKey(_ sequence: ControlSequence) -> KeyPress? {
        press(code: sequence.value(2) ?? 0, modifiers: modifiers(sequence.value(1)))
    }

    /// Decodes kitty's `CSI code : shifted : base ; modifiers : event ; text u`.
    private static func unicode(_ sequence: ControlSequence) -> [KeyPress] {
        let held = modifiers(sequence.value(1))
        let code = sequence.value(0) ?? 0
        if held.isDisjoint(with: [.control, .option, .command]), sequence.parameters.count > 2 {
            var text = ""
            text.unicodeScalars.append(contentsOf: sequence.parameters[2].compactMap(printable))
            if !text.isEmpty { return text.map(KeyPress.typing) }
        }
        return press(
            code: code,
            shifted: sequence.value(0, part: 1),
            base: sequence.value(0, part: 2),
            modifiers: held
        ).map { [$0] } ?? []
    }

    private static func press(
        code: Int, shifted: Int? = nil, base: Int? = nil, modifiers: EventModifiers
    ) -> KeyPress? {
        switch code {
        case 8, 127: return KeyPress(.delete, modifiers: modifiers)
        case 9: return KeyPress(.tab, modifiers: modifiers)
        case 10, 13: return KeyPress(.return, modifiers: modifiers)
        case 27: return KeyPress(.escape, modifiers: modifiers)
        case 32: return KeyPress(.space, modifiers: modifiers)
        case 0xE000...0xF8FF:
            return KeyCodes.kitty(code: code).map { KeyPress($0, modifiers: modifiers) }
        default: break
        }
        if modifiers.isDisjoint(with: [.control, .option, .command]) {
            guard let scalar = printable(modifiers.contains(.shift) ? shifted ?? code : code)
            else { return nil }
            let character = Character(scalar)
            guard modifiers.contains(.shift), shifted == nil else { return .typing(character) }
            return .typing(single(character.uppercased()) ?? character)
        }
        // With a layout for a non-Latin script, shortcuts use the key at the same position in the base layout.
        guard let scalar = printable(code > 0x7F ? base ?? code : code) else { return nil }
        return shortcut(Character(scalar), modifiers: modifiers)
    }

    /// Returns a shortcut: the lowercase key of a character, with the modifiers. An uppercase character adds Shift.
    static func shortcut(_ character: Character, modifiers: EventModifiers) -> KeyPress {
        let lower = character.isUppercase ? single(character.lowercased()) : nil
        var press = KeyPress.typing(lower ?? character)
        press.modifiers = lower == nil ? modifiers : modifiers.union(.shift)
        return press
    }

    private static func single(_ text: String) -> Character? {
        text.count == 1 ? text.first : nil
    }

    private static func printable(_ code: Int?) -> Unicode.Scalar? {
        guard let code, code >= 0x20, let scalar = Unicode.Scalar(UInt32(code)),
            scalar.properties.generalCategory != .control
        else { return nil }
        return scalar
    }
}
