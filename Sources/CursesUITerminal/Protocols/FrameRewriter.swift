import CNCurses

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Replaces the marks that ncurses has carried along, as the last step before a frame is sent: those of cells
/// (``CellMark``) with hyperlinks, emoji sequences and the blank cells under sixels, and those of colours
/// (``ColorMark``) with SGR sequences.
///
/// ncurses moves, scrolls and compares marked cells like any others. So no cell is written twice, and cells that
/// ncurses leaves unchanged stay correct on the terminal. A frame is scanned once for each kind of mark, and sent
/// unchanged if it has none.
struct FrameRewriter {
    private let input: UnsafeRawBufferPointer
    private var output: FrameBytes
    private var position = 0
    private var open: Hyperlink?
    private var pictureParts: Set<UInt32> = []

    /// The first UTF-8 byte of every ``CellMark``. In other text it occurs only in planes 12 to 15, which are hardly
    /// used.
    private static let lead: Int32 = 0xF3

    /// Whether the frame has marks of either kind.
    static func hasMarks(_ frame: UnsafeRawBufferPointer) -> Bool {
        hasMark(lead, frame) || hasMark(Int32(ColorMark.lead), frame)
    }

    private static func hasMark(_ lead: Int32, _ frame: UnsafeRawBufferPointer) -> Bool {
        frame.baseAddress.map { memchr($0, lead, frame.count) != nil } ?? false
    }

    /// Appends the bytes for the terminal, and returns the picture parts whose cells they write.
    static func rewrite(_ frame: UnsafeRawBufferPointer, to output: inout FrameBytes) -> Set<UInt32> {
        var rewriter = FrameRewriter(input: frame, output: output)
        if hasMark(lead, frame) { rewriter.run() } else { rewriter.replaceColors() }
        output = rewriter.output
        return rewriter.pictureParts
    }

    private init(input: UnsafeRawBufferPointer, output: FrameBytes) {
        self.input = input
        self.output = output
    }

    private mutating func run() {
        while position < input.count {
            switch input[position] {
            case 0x1B: copyEscape()
            case ColorMark.lead: replaceColor()
            case 0..<0x20, 0x7F:
                close()
                copy(1)
            default: copyCell()
            }
        }
        close()
    }

    /// Replaces the colour marks in a frame without other marks. The bytes between two marks are copied at once.
    private mutating func replaceColors() {
        guard let base = input.baseAddress else { return }
        while let found = memchr(base + position, Int32(ColorMark.lead), input.count - position) {
            copy(UnsafeRawPointer(found) - base - position)
            replaceColor()
        }
        copy(input.count - position)
    }

    /// Replaces neighbouring colour marks with one SGR sequence. Like every change of attributes, it leaves a link
    /// open.
    private mutating func replaceColor() {
        guard let first = ColorMark(in: input, at: &position) else { return copy(1) }
        output.append(atMost: ColorMark.maximumLength + 2) { bytes in
            bytes[0] = 0x1B
            bytes[1] = UInt8(ascii: "[")
            return first.write(to: bytes + 2) + 2
        }
        while let next = ColorMark(in: input, at: &position) {
            output.append(atMost: ColorMark.maximumLength + 1) { bytes in
                bytes[0] = UInt8(ascii: ";")
                return next.write(to: bytes + 1) + 1
            }
        }
        output.append(UInt8(ascii: "m"))
    }

    /// Copies an escape sequence. An open link continues across changes of attributes; any other sequence closes it.
    private mutating func copyEscape() {
        guard position + 1 < input.count, input[position + 1] == UInt8(ascii: "[") else {
            close()
            return copy(1)
        }
        var end = position + 2
        while end < input.count, !(0x40...0x7E).contains(input[end]) { end += 1 }
        guard end < input.count else { return copy(input.count - position) }
        if input[end] != UInt8(ascii: "m") { close() }
        copy(end + 1 - position)
    }

    /// Copies a code point and replaces the marks after it. A code point of zero width belongs to the cell
    /// before it.
    private mutating func copyCell() {
        guard let (scalar, length) = scalar(at: position) else { return copy(1) }
        let start = position
        position += length
        let emoji = takeMark(.emoji)
        let link = takeMark(.link).flatMap { Hyperlink(number: UInt16($0 + 1)) }
        if link != open, !(link == nil && scalar >= 0x80 && cncurses_width(scalar) == 0) {
            close()
            if let link { output.append(link.opening) }
            open = link
        }
        if let emoji, let part = CellMark.pictureBits(scalar, emoji) {
            pictureParts.insert(part)
            output.append(0x20)
        } else if let emoji {
            let sequence = EmojiSequence.table.value(at: emoji)
            output.append(Array(String(String.UnicodeScalarView(sequence.scalars)).utf8))
        } else {
            output.append(UnsafeRawBufferPointer(rebasing: input[start..<start + length]))
        }
    }

    /// Consumes the two code points of a mark, if a mark of this kind comes next, and returns its number.
    private mutating func takeMark(_ kind: CellMark.Kind) -> Int? {
        guard let (high, length) = scalar(at: position), let first = CellMark.digit(high),
            first.kind == kind, let (low, secondLength) = scalar(at: position + length),
            let second = CellMark.digit(low), second.kind == kind
        else { return nil }
        position += length + secondLength
        return CellMark.number(first.digit, second.digit)
    }

    private mutating func close() {
        if open != nil { output.append(Hyperlink.closing) }
        open = nil
    }

    private mutating func copy(_ count: Int) {
        output.append(UnsafeRawBufferPointer(rebasing: input[position..<position + count]))
        position += count
    }

    /// Returns the code point at an index, and its length in bytes; `nil` if there is none.
    private func scalar(at index: Int) -> (UInt32, length: Int)? {
        guard index < input.count else { return nil }
        let first = input[index]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= input.count, !(0x80..<0xC0).contains(first) else { return nil }
        var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
        for byte in input[(index + 1)..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
        return (value, length)
    }
}
