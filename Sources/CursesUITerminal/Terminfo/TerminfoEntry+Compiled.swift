extension TerminfoEntry {
    /// The entry in the compiled format with extended numbers: term(5), magic number 01036 (octal).
    var compiled: [UInt8] {
        var output: [UInt8] = []
        func append(_ value: Int) {
            output.append(UInt8(truncatingIfNeeded: value))
            output.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        func alignToEven() {
            if !output.count.isMultiple(of: 2) { output.append(0) }
        }

        var table: [UInt8] = []
        let offsets = strings.map { string -> Int in
            guard let string else { return -1 }
            defer { table += string + [0] }
            return table.count
        }
        let names = Array(name.utf8) + [0]
        append(0o1036)
        for count in [names.count, flags.count, numbers.count, offsets.count, table.count] {
            append(count)
        }
        output += names
        output += flags.map { $0 ? 1 : 0 }
        alignToEven()
        for number in numbers {
            let value = Int(number ?? -1)
            append(value)
            append(value >> 16)
        }
        offsets.forEach(append)
        output += table

        guard !extendedFlags.isEmpty else { return output }
        alignToEven()
        var nameTable: [UInt8] = []
        let nameOffsets = extendedFlags.map { name -> Int in
            defer { nameTable += Array(name.utf8) + [0] }
            return nameTable.count
        }
        // The counts of flags, numbers, strings and offsets, and the size of the string table.
        for count in [extendedFlags.count, 0, 0, nameOffsets.count, nameTable.count] {
            append(count)
        }
        output += extendedFlags.map { _ in 1 }
        alignToEven()
        nameOffsets.forEach(append)
        output += nameTable
        return output
    }

    /// The entry as a value of `TERMINFO`, which ncurses reads instead of a file.
    var environmentValue: String { "b64:" + Self.base64URL(compiled) }

    /// Encodes bytes in URL-safe base64 (RFC 4648, section 5).
    private static func base64URL(_ bytes: [UInt8]) -> String {
        let alphabet = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
        )
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = 0
            for byte in group { bits = bits << 8 | Int(byte) }
            bits <<= 8 * (3 - group.count)
            for digit in 0..<4 {
                let isPadding = digit > group.count
                output.append(
                    isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * digit) & 63]
                )
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
