/// Turns the bytes that a terminal sends into events, wherever the reads cut them.
///
/// A value without clock or descriptor. Whoever owns it feeds it what was read; while `isPending`,
/// and when nothing more has come for some 25 to 50 ms, it calls `flush()`: only time tells a lone
/// Escape key from the start of a sequence.
///
/// What is not understood is dropped, and never typed. Printable text is never lost.
package struct InputParser {
    enum State {
        case ground
        /// After ESC, or after two of them.
        case escape
        /// After `ESC [`.
        case controlSequence
        /// After `ESC [ [`: the Linux console's F1 to F5.
        case linuxFunctionKey
        /// After `ESC O`.
        case singleShift
        /// After `ESC [ M`: three bytes that are no characters.
        case mouseBytes
        case string(ControlString.Kind)
        /// After ESC within a string: its end, or the start of something else.
        case stringEscape(ControlString.Kind)
        case paste
    }

    /// Longer control sequences are dropped, and so are longer strings.
    static let sequenceLimit = 256
    static let stringLimit = 1 << 20

    var state = State.ground
    /// One ESC, or two: Alt with a key that sends a sequence itself.
    var escapes = 0
    /// The bytes of the sequence or string so far.
    var sequence: [UInt8] = []
    var heldButton: Event.MouseEvent.Button?
    /// How many answers to `CSI 6 n` are on their way. Without this, a cursor in the first row is
    /// not told from F3 with modifiers.
    package var awaitedCursorReports = 0

    private var decoder = UTF8Decoder()
    private var isAltText = false
    private var text = ""
    private var paste = PasteBuffer()
    private var events: [Event] = []
    private var replies: [TerminalReply] = []

    package init() {}

    /// Whether a sequence has begun, or a lone ESC may be the Escape key: `flush()` is due if
    /// nothing follows. A paste and a UTF-8 sequence wait as long as it takes.
    package var isPending: Bool {
        switch state {
        case .ground, .paste: false
        default: true
        }
    }

    /// Takes bytes as they were read, and gives the events that are complete.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer) -> [Event] {
        var index = 0
        while index < bytes.count {
            if case .paste = state {
                let (taken, pasted) = paste.append(UnsafeRawBufferPointer(rebasing: bytes[index...]))
                index += taken
                if let pasted {
                    state = .ground
                    if !pasted.isEmpty { emit(.paste(pasted)) }
                }
            } else {
                take(bytes[index])
                index += 1
            }
        }
        return takeEvents()
    }

    /// Takes bytes as they were read, and gives the events that are complete.
    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
        if let events = bytes.withContiguousStorageIfAvailable({ feed(UnsafeRawBufferPointer($0)) }) {
            return events
        }
        return Array(bytes).withUnsafeBytes { feed($0) }
    }

    /// Time is up: a lone ESC is the Escape key, ESC and one byte are Alt and a key; what else is
    /// unfinished is dropped.
    package mutating func flush() -> [Event] {
        switch state {
        case .ground, .paste:
            return []
        case .escape:
            for _ in 0..<escapes { emit(Event.KeyPress(.escape)) }
        case .controlSequence where sequence.isEmpty:
            emitAlt("[")
        case .singleShift where sequence.isEmpty:
            emitAlt("O")
        case .string(let kind) where sequence.isEmpty:
            emitAlt(kind.introducer)
        default:
            emitEscapeKey()
        }
        reset()
        return takeEvents()
    }

    /// The answers of the terminal since the last call, in order.
    package mutating func takeReplies() -> [TerminalReply] {
        defer { replies = [] }
        return replies
    }

    mutating func reset() {
        state = .ground
        escapes = 0
        sequence.removeAll(keepingCapacity: true)
    }

    mutating func beginPaste() {
        reset()
        state = .paste
    }

    mutating func emit(_ event: Event) {
        flushText()
        events.append(event)
    }

    mutating func emit(_ press: Event.KeyPress) {
        emit(.key(press))
    }

    mutating func emit(_ reply: TerminalReply) {
        replies.append(reply)
    }

    /// The Escape key, if two ESC stand before something that is no key with Alt.
    mutating func emitEscapeKey() {
        if escapes == 2 { emit(Event.KeyPress(.escape)) }
    }

    /// A character after ESC.
    mutating func emitAlt(_ scalar: Unicode.Scalar) {
        emitEscapeKey()
        emit(KeySequence.shortcut(Character(scalar), modifiers: .alt))
    }

    /// A byte outside of any sequence.
    mutating func takeText(_ byte: UInt8, isAlt: Bool = false) {
        if isAlt { isAltText = true }
        switch decoder.decode(byte) {
        case .needsMore:
            break
        case .scalar(let scalar):
            type(scalar)
        case .malformed(let isByteLeft):
            isAltText = false
            type("\u{FFFD}")
            if isByteLeft { take(byte) }
        }
    }

    /// Whether the next byte belongs to a scalar that has begun.
    var isInsideScalar: Bool { decoder.isPartial }

    private mutating func type(_ scalar: Unicode.Scalar) {
        defer { isAltText = false }
        // C1 controls in UTF-8 are neither keys nor text.
        if (0x80...0x9F).contains(scalar.value) { return }
        if isAltText {
            emit(KeySequence.shortcut(Character(scalar), modifiers: .alt))
        } else {
            text.unicodeScalars.append(scalar)
        }
    }

    /// Scalars that were read together are typed as the characters they form.
    private mutating func flushText() {
        guard !text.isEmpty else { return }
        for character in text {
            events.append(.key(KeySequence.typed(character)))
        }
        text.removeAll(keepingCapacity: true)
    }

    private mutating func takeEvents() -> [Event] {
        flushText()
        defer { events = [] }
        return events
    }
}
