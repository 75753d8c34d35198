/// A file format for terminal recordings: asciicast, version 2.
package enum Asciicast {
    /// The kinds of events.
    package enum Event: String {
        /// The program has written to the terminal.
        case output = "o"
        /// The terminal has a new size.
        case resize = "r"
    }

    /// Returns the first line of a file.
    ///
    /// - Parameters:
    ///   - timestamp: the start of the recording in seconds since 1970; `nil` to leave it out.
    ///   - environment: the environment variables, of which `SHELL` and `TERM` are recorded.
    package static func header(size: CellSize, timestamp: Int?, environment: [String: String]) -> [UInt8] {
        var line = Array("{\"version\": 2, \"width\": \(size.width), \"height\": \(size.height)".utf8)
        if let timestamp { line += ", \"timestamp\": \(timestamp)".utf8 }
        line += ", \"env\": {".utf8
        let known = ["SHELL", "TERM"].compactMap { name in environment[name].map { (name, $0) } }
        for (index, variable) in known.enumerated() {
            if index > 0 { line += ", ".utf8 }
            append(variable.0, to: &line)
            line += ": ".utf8
            append(variable.1, to: &line)
        }
        return line + "}}\n".utf8
    }

    /// Appends an event as a line.
    ///
    /// - Parameter time: the time since the start of the recording.
    package static func append(_ event: Event, _ data: String, at time: Duration, to lines: inout [UInt8]) {
        let microseconds = Int(time / .microseconds(1))
        let fraction = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
        lines += "[\(microseconds / 1_000_000).\(fraction), \"\(event.rawValue)\", ".utf8
        append(data, to: &lines)
        lines += "]\n".utf8
    }

    /// Appends a text as a JSON string (RFC 8259, section 7).
    private static func append(_ text: String, to lines: inout [UInt8]) {
        lines.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                lines.append(UInt8(ascii: "\\"))
                lines.append(byte)
            case 0..<0x20, 0x7F:
                lines += "\\u00".utf8
                for digit in [byte >> 4, byte & 15] {
                    lines.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
                }
            default: lines.append(byte)
            }
        }
        lines.append(UInt8(ascii: "\""))
    }

    /// Decodes output as text. The output arrives in parts, which may end within a character.
    package struct Text {
        /// The beginning of a character whose other bytes have not arrived.
        private var pending: [UInt8] = []

        package init() {}

        /// Returns the characters that are complete with these bytes. Bytes that are not UTF-8 become replacement
        /// characters.
        package mutating func take(_ bytes: some Collection<UInt8>) -> String {
            pending += bytes
            let count = countOfWholeCharacters
            defer { pending.removeFirst(count) }
            return String(decoding: pending[..<count], as: UTF8.self)
        }

        private var countOfWholeCharacters: Int {
            guard let first = pending.suffix(3).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return pending.count }
            let lead = pending[first]
            let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
            return first + length > pending.count ? first : pending.count
        }
    }
}
