/// Decodes the bytes of a terminal into events. Reads may split sequences anywhere.
///
/// The parser is a value without a clock or a file descriptor. Its owner feeds it the bytes of each read, and calls
/// `flush()` if no more arrive within `patience`: only time distinguishes the Escape key from the start of a sequence.
///
/// Unknown sequences are dropped, and never become typed text. Printable text is never lost.
package struct InputParser {
    enum State {
        case ground
        /// After one or two ESCs.
        case escape
        /// After `ESC [`.
        case controlSequence
        /// After `ESC [ [`: the Linux console's F1 to F5.
        case linuxFunctionKey
        /// After `ESC O`.
        case singleShift
        /// After `ESC [ M`: three bytes that are not characters.
        case mouseBytes
        case string(ControlString.Kind)
        /// After ESC within a string: the end of the string, or the start of something else.
        case stringEscape(ControlString.Kind)
        case paste
    }

    /// The maximum lengths of control sequences and of strings. Longer ones are dropped.
    static let sequenceLimit = 256
    static let stringLimit = 1 << 20
    /// The maximum number of replies that are kept until they are taken. Beyond it, the oldest reply is dropped. It is
    /// far above the number of answers to the queries of a start, because one read may contain all of them.
    static let replyLimit = 1024

    var state = State.ground
    /// The bytes that `flush()` took for a key, and which the next read may continue; see `LateSequence`.
    private var late: [UInt8] = []
    /// Whether `flush()` was called within the current sequence.
    private var isStale = false
    /// The number of ESCs at the start: one, or two for Alt with a key that itself sends an escape sequence.
    var escapes = 0
    /// The bytes of the sequence or string so far.
    var sequence: [UInt8] = []
    var heldButton: TerminalEvent.MouseEvent.Button?
    /// The number of expected answers to `CSI 6 n`. It is needed because a report for the first row equals F3 with
    /// modifiers.
    package var awaitedCursorReports = 0

    /// Whether key releases are reported as events; otherwise they are dropped.
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

    /// - Parameter pasteLimit: the number of bytes after which a paste is delivered in parts.
    init(pasteLimit: Int) {
        paste = PasteBuffer(limit: pasteLimit)
    }

    /// The time to wait for the next byte before `flush()` is due; `nil` if nothing is pending.
    ///
    /// Bytes that may be the Escape key, or a key with Alt, must not wait longer than a user notices. The network may
    /// have split any other sequence: its remaining bytes are not text, but a lost end must not block the keyboard
    /// forever. `LateSequence` tells these bytes from typed text, however late they come. An incomplete UTF-8 sequence waits without a limit. A pause does not end a paste, because the remaining
    /// text would be handled as typed keys; it only allows Control-C to end the paste.
    package var patience: Duration? {
        switch state {
        case .ground: late.isEmpty ? nil : .seconds(5)
        case _ where isStale: nil
        case .escape, .linuxFunctionKey: .milliseconds(30)
        case .controlSequence where sequence.isEmpty, .singleShift where sequence.isEmpty: .milliseconds(30)
        case .string where sequence.isEmpty: .milliseconds(30)
        case .controlSequence, .singleShift, .mouseBytes, .string, .stringEscape: .seconds(1)
        case .paste: paste.isSilent ? nil : .seconds(5)
        }
    }

    /// Decodes bytes, and returns the events that are complete.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer) -> [TerminalEvent] {
        takeLateBytes(bytes)
        var index = 0
        while index < bytes.count {
            if case .paste = state {
                if index == 0, paste.isSilent, Self.isControlC(bytes) {
                    // The remaining bytes of this read may still belong to the paste, so they are dropped.
                    state = .ground
                    emit(pasted: paste.finish())
                    break
                }
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

    /// Decodes bytes, and returns the events that are complete.
    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        if let events = bytes.withContiguousStorageIfAvailable({ feed(UnsafeRawBufferPointer($0)) }) {
            return events
        }
        return Array(bytes).withUnsafeBytes { feed($0) }
    }

    /// Returns whether the bytes begin with Control-C, either as a control character or as kitty's keyboard protocol
    /// sends it.
    private static func isControlC(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.first == 0x03 || bytes.starts(with: Array("\u{1B}[99;5u".utf8))
    }

    /// Interprets the pending bytes when `patience` has passed. A lone ESC is the Escape key, and ESC with one byte is
    /// Alt with a key, unless the next read shows that it began a sequence. A paste continues, but Control-C may now end
    /// it. Any other unfinished sequence is dropped, unless the next read continues it.
    package mutating func flush() -> [TerminalEvent] {
        switch state {
        case .ground:
            late = []
            return []
        case .paste:
            paste.isSilent = true
            return []
        case .escape:
            for _ in 0..<escapes { emit(KeyPress(.escape)) }
            late = [LateSequence.escape]
        case .controlSequence where sequence.isEmpty:
            emitAlt("[")
            late = [LateSequence.escape, UInt8(ascii: "[")]
        case .singleShift where sequence.isEmpty:
            emitAlt("O")
        case .string(let kind) where sequence.isEmpty:
            emitAlt(kind.introducer)
            late = [LateSequence.escape, UInt8(kind.introducer.value)]
        case .controlSequence, .string, .stringEscape:
            isStale = true
            return []
        default:
            emitEscapeKey()
        }
        reset()
        return takeEvents()
    }

    /// Begins a sequence again of which `flush()` took the first bytes for a key, or drops one that was not completed in
    /// time, as the next read shows.
    private mutating func takeLateBytes(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty, isStale || !late.isEmpty else { return }
        if isStale {
            isStale = false
            if !LateSequence.continues(state, sequence, bytes) {
                emitEscapeKey()
                reset()
            }
        } else if LateSequence.continues(late, bytes) {
            for byte in late { take(byte) }
        }
        late = []
    }

    /// Returns and removes the replies since the last call, in order. Only the last `replyLimit` are kept.
    package mutating func takeReplies() -> [TerminalReply] {
        defer { replies = [] }
        return replies
    }

    mutating func reset() {
        state = .ground
        escapes = 0
        isStale = false
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

    /// Emits the Escape key if two ESCs were read that turned out not to be a key with Alt. The first ESC was then the
    /// Escape key.
    mutating func emitEscapeKey() {
        if escapes == 2 { emit(KeyPress(.escape)) }
    }

    /// Emits a character that follows ESC as a shortcut with Alt.
    mutating func emitAlt(_ scalar: Unicode.Scalar) {
        emitEscapeKey()
        emit(KeySequence.shortcut(Character(scalar), modifiers: .option))
    }

    /// Handles a byte outside of sequences.
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

    /// Whether the next byte continues a UTF-8 sequence.
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

    /// Emits the scalars of one read as typed text, one event for each character that they form.
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
