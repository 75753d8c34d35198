import Foundation

/// Reads and writes the text of a document in the Rich Text Format, with bold and italic parts and links.
///
/// Source: Microsoft's Rich Text Format Specification, version 1.9.1.
struct RTFDocument {
    private struct Group {
        var style: DocumentStyle = []
        var link: String?
        /// Whether the group is not part of the text: a table of fonts, for example.
        var isHidden = false
        /// Whether the group is the instruction of a field.
        var isInstruction = false
        /// The number of characters that stand for a Unicode character in readers without Unicode.
        var replacements = 1
    }

    private var bytes: ArraySlice<UInt8>
    private var groups: [Group] = []
    private var group = Group()
    private var runs: [DocumentRun] = []
    /// Bytes of the code page of Windows that are not decoded yet.
    private var pending: [UInt8] = []
    private var highSurrogate: UInt32?
    private var skipped = 0
    private var instruction = ""

    /// Returns the parts of a document; `nil` if the data is no such document.
    static func runs(of data: Data) -> [DocumentRun]? {
        guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
        var document = RTFDocument(bytes: Array(data)[...])
        document.read()
        return document.runs
    }

    private init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    private mutating func read() {
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "{"):
                flush()
                groups.append(group)
            case UInt8(ascii: "}"):
                flush()
                if group.isInstruction { endInstruction() }
                guard let outer = groups.popLast() else { return }
                let link = group.isInstruction ? group.link : outer.link
                group = outer
                group.link = link
            case UInt8(ascii: "\\"):
                readControl()
            case 10, 13:
                break
            default:
                add(byte)
            }
        }
        flush()
    }

    private mutating func readControl() {
        guard let first = bytes.first else { return }
        guard Character(Unicode.Scalar(first)).isLetter, first < 128 else {
            bytes.removeFirst()
            switch first {
            case UInt8(ascii: "'"):
                let digits = String(decoding: bytes.prefix(2), as: UTF8.self)
                bytes = bytes.dropFirst(2)
                if let byte = UInt8(digits, radix: 16) { add(byte) }
            case UInt8(ascii: "~"): append("\u{A0}")
            case UInt8(ascii: "_"): append("\u{2011}")
            case UInt8(ascii: "*"): group.isHidden = true
            case 10, 13: append("\n")
            case UInt8(ascii: "-"): break
            default: add(first)
            }
            return
        }
        let word = bytes.prefix { ($0 | 32) >= UInt8(ascii: "a") && ($0 | 32) <= UInt8(ascii: "z") }
        bytes = bytes.dropFirst(word.count)
        let digits = bytes.prefix { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        bytes = bytes.dropFirst(digits.count)
        if bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        perform(String(decoding: word, as: UTF8.self), Int(String(decoding: digits, as: UTF8.self)))
    }

    private mutating func perform(_ word: String, _ number: Int?) {
        switch word {
        case "par", "line", "sect", "page", "row": append("\n")
        case "tab", "cell": append("\t")
        case "emdash": append("—")
        case "endash": append("–")
        case "bullet": append("•")
        case "lquote": append("‘")
        case "rquote": append("’")
        case "ldblquote": append("“")
        case "rdblquote": append("”")
        case "b": change(.stronglyEmphasized, number)
        case "i": change(.emphasized, number)
        case "strike": change(.strikethrough, number)
        case "plain":
            flush()
            group.style = []
        case "uc": group.replacements = number ?? 1
        case "u": appendUnicode(number ?? 0)
        case "bin": bytes = bytes.dropFirst(max(0, number ?? 0))
        case "fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "footnote", "object":
            group.isHidden = true
        case "fldinst":
            group.isHidden = false
            group.isInstruction = true
            instruction = ""
        default: break
        }
    }

    private mutating func change(_ style: DocumentStyle, _ number: Int?) {
        flush()
        if number == 0 { group.style.remove(style) } else { group.style.insert(style) }
    }

    /// Appends a code unit of UTF-16, which the format writes as a signed number.
    private mutating func appendUnicode(_ number: Int) {
        flush()
        let unit = UInt32(UInt16(truncatingIfNeeded: number))
        skipped = group.replacements
        switch unit {
        case 0xD800...0xDBFF: highSurrogate = unit
        case 0xDC00...0xDFFF:
            guard let high = highSurrogate else { return }
            highSurrogate = nil
            append(Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)).map { String($0) } ?? "")
        default: append(Unicode.Scalar(unit).map { String($0) } ?? "")
        }
    }

    private mutating func add(_ byte: UInt8) {
        if skipped > 0 {
            skipped -= 1
        } else {
            pending.append(byte)
        }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let text = String(bytes: pending, encoding: .windowsCP1252) ?? String(decoding: pending, as: UTF8.self)
        pending = []
        append(text)
    }

    private mutating func append(_ text: String) {
        if !pending.isEmpty { flush() }
        if group.isInstruction { return instruction += text }
        guard !group.isHidden else { return }
        if let last = runs.last, last.style == group.style, last.link == group.link {
            runs[runs.count - 1].text += text
        } else {
            runs.append(DocumentRun(text: text, style: group.style, link: group.link))
        }
    }

    /// Takes the target of a link from the instruction of a field: `HYPERLINK "https://…"`.
    private mutating func endInstruction() {
        let words = instruction.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.count > 2, words[0].contains("HYPERLINK") else { return }
        group.link = String(words[1])
    }

    /// Returns a document with the parts.
    static func data(of runs: [DocumentRun]) -> Data {
        var text = "{\\rtf1\\ansi\\ansicpg1252\\uc1 "
        for run in runs {
            var words = ""
            if run.style.contains(.stronglyEmphasized) { words += "\\b" }
            if run.style.contains(.emphasized) { words += "\\i" }
            if run.style.contains(.strikethrough) { words += "\\strike" }
            let part = words.isEmpty ? escaped(run.text) : "{\(words) \(escaped(run.text))}"
            text += run.link.map { "{\\field{\\*\\fldinst{HYPERLINK \"\(escaped($0))\"}}{\\fldrslt \(part)}}" } ?? part
        }
        return Data((text + "}").utf8)
    }

    private static func escaped(_ text: String) -> String {
        text.utf16.map { unit in
            switch unit {
            case 10: "\\par\n"
            case 9: "\\tab "
            case UInt16(UInt8(ascii: "\\")), UInt16(UInt8(ascii: "{")), UInt16(UInt8(ascii: "}")):
                "\\" + String(Unicode.Scalar(UInt8(unit)))
            case 32..<127: String(Unicode.Scalar(UInt8(unit)))
            default: "\\u\(Int16(bitPattern: unit))?"
            }
        }
        .joined()
    }
}
