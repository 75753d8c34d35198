// Feeds arbitrary bytes to the input parser. The parser must never report an impossible event, and the events must not
// depend on how the bytes are split into reads.

@testable import CursesUITerminal

/// Tests the parser. The first two bytes of the data set its mode and the number of bytes in each read; the other bytes
/// are the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 2 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: data + 2, count: count - 2))
    var whole = InputParser()
    whole.reportsReleases = data[0] & 1 == 1
    var cut = whole
    let expected = whole.feed(bytes) + whole.flush()
    let length = 1 + Int(data[1] % 16)
    var found: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
        found += cut.feed(bytes[start..<min(start + length, bytes.count)])
    }
    found += cut.flush()
    precondition(meaning(expected) == meaning(found), "the cuts change the meaning")
    precondition(whole.takeReplies() == cut.takeReplies(), "the cuts change the replies")
    expected.forEach(check)
    testPauses(bytes, length)
    testQuitKey(bytes, length)
    return 0
}

/// Tests that a pause after each read ends incomplete sequences, and that the parser does not report impossible events.
private func testPauses(_ bytes: [UInt8], _ length: Int) {
    var parser = InputParser(pasteLimit: 64)
    for start in stride(from: 0, to: bytes.count, by: length) {
        parser.feed(bytes[start..<min(start + length, bytes.count)]).forEach(check)
        if parser.patience != nil { parser.flush().forEach(check) }
        if parser.patience == nil { precondition(parser.flush().isEmpty, "an event comes of nothing") }
    }
}

/// Tests that the scanner for Control-\ finds the key however the bytes are split into reads.
private func testQuitKey(_ bytes: [UInt8], _ length: Int) {
    var whole = QuitKeyScanner()
    var cut = QuitKeyScanner()
    let expected = whole.feed(bytes)
    var isFound = false
    for start in stride(from: 0, to: bytes.count, by: length) {
        if cut.feed(bytes[start..<min(start + length, bytes.count)]) { isFound = true }
    }
    precondition(expected == isFound, "the key is found once")
}

/// The part of an event that must not depend on how the bytes are split into reads. Text is compared by scalars,
/// because the split determines which scalars are joined into one character.
private enum Meaning: Equatable {
    case scalar(Unicode.Scalar)
    case pasted(Unicode.Scalar)
    case other(TerminalEvent)
}

private func meaning(_ events: [TerminalEvent]) -> [Meaning] {
    events.flatMap { event -> [Meaning] in
        switch event {
        case .paste(let text): return text.unicodeScalars.map { .pasted($0) }
        case .key(let press):
            guard press.modifiers.isEmpty, let text = press.text, !text.isEmpty else { return [.other(event)] }
            return text.unicodeScalars.map { .scalar($0) }
        default: return [.other(event)]
        }
    }
}

/// Ends the process after an impossible event.
private func check(_ event: TerminalEvent) {
    switch event {
    case .key(let press):
        let isControl = press.text?.unicodeScalars.contains { $0.properties.generalCategory == .control }
        precondition(isControl != true, "a control character is typed")
    case .mouse(let mouse):
        precondition(mouse.position.column >= 0 && mouse.position.row >= 0, "the mouse is outside")
    case .paste(let text):
        precondition(!text.isEmpty, "an empty paste")
    case .focus, .resize:
        break
    }
}
