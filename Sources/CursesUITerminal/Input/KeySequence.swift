/// Control sequences that are keys.
enum KeySequence {
    /// The modifiers of xterm's and kitty's parameter, which is one more than a set of bits.
    /// Lock keys are left out; kitty's meta is alt.
    static func modifiers(_ parameter: Int?) -> Event.Modifiers {
        let bits = max(0, (parameter ?? 1) - 1)
        var modifiers = Event.Modifiers(rawValue: UInt8(bits & 0b1111))
        if bits & 0b10_0000 != 0 { modifiers.insert(.alt) }
        return modifiers
    }

    /// What has become of the key of a sequence.
    enum Phase: Int {
        case press = 1
        case `repeat`, release

        init(_ sequence: ControlSequence) {
            self = sequence.value(1, part: 1).flatMap(Phase.init) ?? .press
        }
    }

    /// The keys that a sequence means; none for an unknown one.
    static func keys(_ sequence: ControlSequence) -> [Event.KeyPress] {
        guard sequence.marker == nil else { return [] }
        if sequence.final == UInt8(ascii: "u"), sequence.intermediates.isEmpty {
            return unicode(sequence)
        }
        return function(sequence).map { [$0] } ?? []
    }

    private static func function(_ sequence: ControlSequence) -> Event.KeyPress? {
        let number = sequence.value(0)
        switch (sequence.final, sequence.intermediates) {
        case (UInt8(ascii: "~"), []):
            if number == 27 { return otherKey(sequence) }
            guard let key = KeyCodes.key(number: number ?? 0) else { return nil }
            return Event.KeyPress(key, modifiers: modifiers(sequence.value(1)))
        // rxvt marks modifiers by the final byte
        case (UInt8(ascii: "$"), []):
            return KeyCodes.key(number: number ?? 0).map { Event.KeyPress($0, modifiers: .shift) }
        case (UInt8(ascii: "^"), []):
            return KeyCodes.key(number: number ?? 0).map { Event.KeyPress($0, modifiers: .control) }
        case (UInt8(ascii: "@"), []):
            return KeyCodes.key(number: number ?? 0)
                .map { Event.KeyPress($0, modifiers: [.control, .shift]) }
        case (UInt8(ascii: "a")...UInt8(ascii: "d"), []) where sequence.parameters.isEmpty:
            return KeyCodes.key(letter: sequence.final - 0x20)
                .map { Event.KeyPress($0, modifiers: .shift) }
        case (UInt8(ascii: "Z"), []):
            return Event.KeyPress(.tab, modifiers: modifiers(sequence.value(1)).union(.shift))
        case (_, []):
            guard let key = KeyCodes.key(letter: sequence.final) else { return nil }
            // Old terminals send the modifiers as the only parameter.
            let parameter = sequence.parameters.count == 1 ? number : sequence.value(1)
            return Event.KeyPress(key, modifiers: modifiers(parameter))
        default:
            return nil
        }
    }

    /// xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
    private static func otherKey(_ sequence: ControlSequence) -> Event.KeyPress? {
        press(code: sequence.value(2) ?? 0, modifiers: modifiers(sequence.value(1)))
    }

    /// `CSI code : shifted : base ; modifiers : event ; text u`.
    private static func unicode(_ sequence: ControlSequence) -> [Event.KeyPress] {
        let held = modifiers(sequence.value(1))
        let code = sequence.value(0) ?? 0
        if held.isDisjoint(with: [.control, .alt, .super]), sequence.parameters.count > 2 {
            var text = ""
            text.unicodeScalars.append(contentsOf: sequence.parameters[2].compactMap(printable))
            if !text.isEmpty { return text.map(typed) }
        }
        return press(
            code: code,
            shifted: sequence.value(0, part: 1),
            base: sequence.value(0, part: 2),
            modifiers: held
        ).map { [$0] } ?? []
    }

    private static func press(
        code: Int, shifted: Int? = nil, base: Int? = nil, modifiers: Event.Modifiers
    ) -> Event.KeyPress? {
        switch code {
        case 8, 127: return Event.KeyPress(.backspace, modifiers: modifiers)
        case 9: return Event.KeyPress(.tab, modifiers: modifiers)
        case 10, 13: return Event.KeyPress(.return, modifiers: modifiers)
        case 27: return Event.KeyPress(.escape, modifiers: modifiers)
        case 32: return Event.KeyPress(.space, modifiers: modifiers)
        case 0xE000...0xF8FF:
            return KeyCodes.kitty(code: code).map { Event.KeyPress($0, modifiers: modifiers) }
        default: break
        }
        if modifiers.isDisjoint(with: [.control, .alt, .super]) {
            guard let scalar = printable(modifiers.contains(.shift) ? shifted ?? code : code)
            else { return nil }
            let character = Character(scalar)
            guard modifiers.contains(.shift), shifted == nil else { return typed(character) }
            return typed(single(character.uppercased()) ?? character)
        }
        // With a layout of another script, the shortcut is meant by the place of the key.
        guard let scalar = printable(code > 0x7F ? base ?? code : code) else { return nil }
        return shortcut(Character(scalar), modifiers: modifiers)
    }

    /// A character that is typed as text.
    static func typed(_ character: Character) -> Event.KeyPress {
        Event.KeyPress(character == " " ? .space : .character(character))
    }

    /// A character with modifiers that make it a shortcut: the plain key, in lower case.
    static func shortcut(_ character: Character, modifiers: Event.Modifiers) -> Event.KeyPress {
        guard character != " " else { return Event.KeyPress(.space, modifiers: modifiers) }
        guard character.isUppercase, let lower = single(character.lowercased()) else {
            return Event.KeyPress(.character(character), modifiers: modifiers)
        }
        return Event.KeyPress(.character(lower), modifiers: modifiers.union(.shift))
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
