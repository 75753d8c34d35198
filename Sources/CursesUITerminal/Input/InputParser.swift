/// Turns the bytes that a terminal sends into events, wherever the reads cut them.
///
/// A value without clock or descriptor. Whoever owns it feeds it what was read, and calls `flush()`
/// when nothing more has come for the time of `patience`: only time tells a lone Escape key from the
/// start of a sequence.
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
    /// Replies beyond these drop the oldest one.
    static let replyLimit = 16

    var state = State.ground
    /// One ESC, or two: Alt with a key that sends a sequence itself.
    var escapes = 0
    /// The bytes of the sequence or string so far.
    var sequence: [UInt8] = []
    var heldButton: TerminalEvent.MouseEvent.Button?
    /// How many answers to `CSI 6 n` are on their way. Without this, a cursor in the first row is
    /// not told from F3 with modifiers.
    package var awaitedCursorReports = 0

    /// Whether the release of a key is an event; else it is dropped.
    package var reportsReleases = false

    private var decoder = UTF8Decoder()
    private var isAltText = false
    private var text = ""
    private var paste: PasteBuffer
    private var events: [TerminalEvent] = []
    private var replies: [TerminalReply] = []

    package init() {
        self.init(pasteLimit: 16 << 20)
    }

    /// - Parameter pasteLimit: the bytes after which a paste is handed on in parts.
    init(pasteLimit: Int) {
        paste = PasteBuffer(limit: pasteLimit)
    }

    /// How long to wait for the next byte before `flush()` is due; `nil` if nothing is pending.
    ///
    /// What may be the Escape key, or Alt and a key, must not wait longer than a reader notices. What
    /// cannot is a sequence that the network has cut, and its rest is no text; but one whose end is
    /// lost must not take the keyboard for ever, nor a paste. A UTF-8 sequence waits as long as it takes.
    package var patience: Duration? {
        switch state {
        case .ground: nil
        case .escape, .linuxFunctionKey: .milliseconds(30)
        case .controlSequence where sequence.isEmpty, .singleShift where sequence.isEmpty: .milliseconds(30)
        case .string where sequence.isEmpty: .milliseconds(30)
        case .controlSequence, .singleShift, .mouseBytes, .string, .stringEscape: .seconds(1)
        case .paste: .seconds(2)
        }
    }

    /// Takes bytes as they were read, and gives the events that are complete.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer) -> [TerminalEvent] {
        var index = 0
        while index < bytes.count {
            if case .paste = state {
                let (taken, pasted) = paste.append(UnsafeRawBufferPointer(rebasing: bytes[index...]))
                index += taken
                if !paste.isOpen { state = .ground }
                emit(pasted: pasted)
            } else {
                take(bytes[index])
                index += 1
            }
        }
        return takeEvents()
    }

    /// Takes bytes as they were read, and gives the events that are complete.
    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        if let events = bytes.withContiguousStorageIfAvailable({ feed(UnsafeRawBufferPointer($0)) }) {
            return events
        }
        return Array(bytes).withUnsafeBytes { feed($0) }
    }

    /// Time is up: a lone ESC is the Escape key, ESC and one byte are Alt and a key; a paste is what
    /// has come of it; what else is unfinished is dropped.
    package mutating func flush() -> [TerminalEvent] {
        switch state {
        case .ground:
            return []
        case .paste:
            emit(pasted: paste.finish())
        case .escape:
            for _ in 0..<escapes { emit(KeyPress(.escape)) }
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

    /// The answers of the terminal since the last call, in order: the last ones, if they were many.
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
        paste.begin()
        state = .paste
    }

    mutating func emit(_ event: TerminalEvent) {
        flushText()
        events.append(event)
    }

    mutating func emit(_ press: KeyPress) {
        emit(.key(press))
    }

    mutating func emit(_ reply: TerminalReply) {
        if replies.count == InputParser.replyLimit { replies.removeFirst() }
        replies.append(reply)
    }

    private mutating func emit(pasted text: String?) {
        if let text, !text.isEmpty { emit(.paste(text)) }
    }

    /// The Escape key, if two ESC stand before something that is no key with Alt.
    mutating func emitEscapeKey() {
        if escapes == 2 { emit(KeyPress(.escape)) }
    }

    /// A character after ESC.
    mutating func emitAlt(_ scalar: Unicode.Scalar) {
        emitEscapeKey()
        emit(KeySequence.shortcut(Character(scalar), modifiers: .option))
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
            emit(KeySequence.shortcut(Character(scalar), modifiers: .option))
        } else {
            text.unicodeScalars.append(scalar)
        }
    }

    /// Scalars that were read together are typed as the characters they form.
    private mutating func flushText() {
        guard !text.isEmpty else { return }
        for character in text {
            events.append(.key(.typing(character)))
        }
        text.removeAll(keepingCapacity: true)
    }

    private mutating func takeEvents() -> [TerminalEvent] {
        flushText()
        defer { events = [] }
        return events
    }
}
