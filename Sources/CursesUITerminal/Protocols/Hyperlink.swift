/// A hyperlink to an address (OSC 8, "Hyperlinks in Terminal Emulators").
///
/// A link takes two bytes. Its address stays in `addresses` until the process ends. Characters other than printable
/// ASCII are percent-encoded, so no address can contain a control sequence.
public struct Hyperlink: Hashable, Sendable {
    /// The index in the table plus one.
    let number: UInt16

    /// The addresses in use. The capacity limits the memory that hostile text can use to 30 MB.
    static let addresses = InternedValues<String>(capacity: CellMark.capacity)

    /// The longest address that terminals take, in bytes.
    private static let limit = 2083

    /// Creates a link to an address.
    ///
    /// - Returns: `nil` if the address has no scheme (`https:`, `mailto:`), because a terminal could not open it; if
    ///   the address is too long; or if 14,400 different addresses are in use.
    public init?(_ address: String) {
        guard let address = Self.encoded(address),
            let index = Self.addresses.index(of: address)
        else { return nil }
        number = UInt16(index + 1)
    }

    init?(number: UInt16) {
        guard number > 0 else { return nil }
        self.number = number
    }

    /// The address, in printable ASCII.
    public var address: String { Self.addresses.value(at: index) }

    var index: Int { Int(number) - 1 }

    /// Returns the address, percent-encoded so that it contains only characters that an OSC may contain (0x21 to 0x7E).
    private static func encoded(_ address: String) -> String? {
        let trimmed = address.utf8.drop { $0 == 0x20 }
        let scheme = trimmed.prefix { $0 != UInt8(ascii: ":") }
        guard scheme.count < trimmed.count, scheme.first.map(isLetter) == true,
            scheme.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
        else { return nil }
        var bytes: [UInt8] = []
        for byte in trimmed {
            guard bytes.count <= limit else { return nil }
            if (0x21...0x7E).contains(byte) {
                bytes.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return bytes.count <= limit ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension Hyperlink {
    /// The sequence that opens the link. Terminals treat all cells with the same `id` as one link, wherever they are.
    var opening: [UInt8] { Array("\u{1B}]8;id=\(number);\(address)\u{1B}\\".utf8) }

    /// The sequence that closes a link.
    static let closing = Array("\u{1B}]8;;\u{1B}\\".utf8)
}
