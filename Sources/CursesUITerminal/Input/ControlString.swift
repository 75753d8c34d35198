/// Strings that a terminal sends between an introducer and ST: ECMA-48, section 5.6.
enum ControlString {
    enum Kind {
        case device, operatingSystem, application, privacy, startOfString

        /// Creates the kind whose introducer is ESC followed by this byte.
        init?(introducer byte: UInt8) {
            switch byte {
            case UInt8(ascii: "P"): self = .device
            case UInt8(ascii: "]"): self = .operatingSystem
            case UInt8(ascii: "_"): self = .application
            case UInt8(ascii: "^"): self = .privacy
            case UInt8(ascii: "X"): self = .startOfString
            default: return nil
            }
        }

        var introducer: Unicode.Scalar {
            switch self {
            case .device: "P"
            case .operatingSystem: "]"
            case .application: "_"
            case .privacy: "^"
            case .startOfString: "X"
            }
        }
    }

    /// Returns the reply in a complete string; `nil` for kinds that answer no query.
    static func reply(_ kind: Kind, _ bytes: [UInt8]) -> TerminalReply? {
        switch kind {
        case .device:
            return .deviceControl(String(decoding: bytes, as: UTF8.self))
        case .application:
            return .applicationCommand(String(decoding: bytes, as: UTF8.self))
        case .operatingSystem:
            let digits = bytes.prefix { (0x30...0x39).contains($0) }
            guard let number = ControlSequence.number(digits) else { return nil }
            let rest = bytes[digits.endIndex...]
            guard rest.first ?? UInt8(ascii: ";") == UInt8(ascii: ";") else { return nil }
            let text = String(decoding: rest.dropFirst(), as: UTF8.self)
            return .operatingSystemCommand(number, text)
        case .privacy, .startOfString:
            return nil
        }
    }
}
