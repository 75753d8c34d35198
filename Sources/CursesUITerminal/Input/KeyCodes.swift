/// The numbers and letters by which terminals encode keys.
///
/// Sources: xterm's ctlseqs ("PC-Style Function Keys", "VT220-Style Function Keys"), the manuals of rxvt and of the
/// Linux console (console_codes), and kitty's keyboard protocol.
enum KeyCodes {
    /// Returns the key for `CSI number ~`.
    static func key(number: Int) -> KeyEquivalent? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .deleteForward
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        case 42...45: .function(number - 21)
        default: nil
        }
    }

    /// Returns the key for `CSI letter` and `SS3 letter`.
    static func key(letter: UInt8) -> KeyEquivalent? {
        switch letter {
        case UInt8(ascii: "A"): .upArrow
        case UInt8(ascii: "B"): .downArrow
        case UInt8(ascii: "C"): .rightArrow
        case UInt8(ascii: "D"): .leftArrow
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        case UInt8(ascii: "Z"): .tab
        default: nil
        }
    }

    /// Returns the key for `SS3 letter`, which the numeric keypad sends in application mode.
    static func keypad(letter: UInt8) -> KeyEquivalent? {
        switch letter {
        case UInt8(ascii: "M"): .return
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "X"): "="
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            KeyEquivalent(Character(Unicode.Scalar(letter - 0x40)))
        default: nil
        }
    }

    /// Returns the key that kitty encodes as a private-use code point.
    static func kitty(code: Int) -> KeyEquivalent? {
        switch code {
        // The menu key, which is F16 in other terminals.
        case 57363: .function(16)
        case 57364...57398: .function(code - 57363)
        case 57399...57408: KeyEquivalent(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
        case 57409: "."
        case 57410: "/"
        case 57411: "*"
        case 57412: "-"
        case 57413: "+"
        case 57414: .return
        case 57415: "="
        case 57416: ","
        case 57417: .leftArrow
        case 57418: .rightArrow
        case 57419: .upArrow
        case 57420: .downArrow
        case 57421: .pageUp
        case 57422: .pageDown
        case 57423: .home
        case 57424: .end
        case 57425: .insert
        case 57426: .deleteForward
        // Caps Lock and Num Lock are no modifiers that are held, so they are left out.
        case 57441...57454: .modifier
        default: nil
        }
    }

    /// Returns the key for a single byte below 0x20, or for 0x7F.
    static func press(control byte: UInt8) -> KeyPress {
        switch byte {
        case 0x00: KeyPress(.space, modifiers: .control)
        case 0x08, 0x7F: KeyPress(.delete)
        case 0x09: KeyPress(.tab)
        // Some terminals and all pipes end a line with a line feed.
        case 0x0A, 0x0D: KeyPress(.return)
        case 0x1B: KeyPress(.escape)
        case 0x01...0x1A:
            KeyPress(KeyEquivalent(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
        default:
            KeyPress(KeyEquivalent(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
        }
    }
}
