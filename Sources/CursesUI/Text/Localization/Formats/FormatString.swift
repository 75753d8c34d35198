/// A format, divided into pieces.
struct FormatString {
    /// A part of a format.
    enum Piece: Hashable {
        /// Literal text.
        case text(String)
        /// A placeholder for an argument, with its source text.
        case argument(FormatConversion, source: String)
        /// A placeholder for a variable: `%#@name@`.
        case variable(name: String, argument: Int?, source: String)
        /// `%arg`: the argument of the variable to which this text belongs.
        case ownArgument
    }

    private(set) var pieces: [Piece] = []
    private let bytes: [UInt8]
    /// The text that is not part of a piece yet.
    private var pending = ""

    /// Parses a format. A percent sign that starts no conversion is text.
    init(_ format: String) {
        bytes = Array(format.utf8)
        var start = 0
        var index = 0
        while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            guard let (piece, end) = piece(at: percent) else {
                index = percent + 1
                continue
            }
            appendText(start..<percent)
            append(piece)
            index = end
            start = end
        }
        appendText(start..<bytes.count)
        endText()
    }

    private mutating func appendText(_ range: Range<Int>) {
        if !range.isEmpty { pending += string(range) }
    }

    private mutating func append(_ piece: Piece) {
        if case .text(let text) = piece {
            pending += text
        } else {
            endText()
            pieces.append(piece)
        }
    }

    private mutating func endText() {
        guard !pending.isEmpty else { return }
        pieces.append(.text(pending))
        pending = ""
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func byte(_ index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    private func character(_ index: Int) -> Character {
        Character(Unicode.Scalar(byte(index)))
    }

    // MARK: Conversions

    /// Returns the piece that starts with the percent sign at `start`, and the position after it.
    private func piece(at start: Int) -> (Piece, end: Int)? {
        if character(start + 1) == "%" { return (.text("%"), start + 2) }
        if bytes[start...].starts(with: "%arg".utf8) { return (.ownArgument, start + 4) }
        var index = start + 1
        let argument = position(&index)
        if character(index) == "#", character(index + 1) == "@" {
            return variable(from: start, name: index + 2, argument: argument)
        }
        return conversion(from: start, at: index, argument: argument)
    }

    /// Parses the argument number before a dollar sign.
    private func position(_ index: inout Int) -> Int? {
        var end = index
        guard let number = number(&end), number > 0, character(end) == "$" else { return nil }
        index = end + 1
        return number - 1
    }

    /// Parses a decimal number. A number that is too large is reduced to the maximum.
    private func number(_ index: inout Int) -> Int? {
        var value: Int?
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(index)) {
            value = min((value ?? 0) * 10 + Int(byte(index) - UInt8(ascii: "0")), FormatConversion.maximumCount)
            index += 1
        }
        return value
    }

    /// Parses a variable whose name ends with `@`. The length of the name is limited.
    private func variable(from start: Int, name: Int, argument: Int?) -> (Piece, end: Int)? {
        guard let end = bytes[name..<min(name + 256, bytes.count)].firstIndex(of: UInt8(ascii: "@")), end > name
        else { return nil }
        let piece = Piece.variable(name: string(name..<end), argument: argument, source: string(start..<end + 1))
        return (piece, end + 1)
    }

    private func conversion(from start: Int, at first: Int, argument: Int?) -> (Piece, end: Int)? {
        var index = first
        var flags: FormatConversion.Flags = []
        while let flag = Self.flags[character(index)] {
            flags.insert(flag)
            index += 1
        }
        let width = count(&index)
        var precision: FormatConversion.Count?
        if character(index) == "." {
            index += 1
            precision = count(&index) ?? .number(0)
        }
        let length = index
        while "hlqLztj".contains(character(index)), index - length < 2 { index += 1 }
        guard "@dDiuUxXoOfFeEgGaAcCsSp".contains(character(index)) else { return nil }
        let specifier = FormatConversion(
            argument: argument, flags: flags, width: width, precision: precision, length: string(length..<index),
            conversion: character(index))
        return (.argument(specifier, source: string(start..<index + 1)), index + 1)
    }

    private func count(_ index: inout Int) -> FormatConversion.Count? {
        if character(index) == "*" {
            index += 1
            return .argument
        }
        return number(&index).map { .number($0) }
    }

    private static let flags: [Character: FormatConversion.Flags] = [
        "-": .leftAligned, "+": .plus, " ": .space, "0": .zero, "#": .alternate, "'": .grouped,
    ]
}
