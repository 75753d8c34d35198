// Arbitrary bytes as input. They never lead to an impossible event, and their meaning does not depend on where reads
// divide them.

@testable import CursesUITerminal

/// The first two bytes determine where the other bytes are divided.
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

/// A pause after each read ends incomplete sequences.
private func testPauses(_ bytes: [UInt8], _ length: Int) {
    var parser = InputParser(pasteLimit: 64)
    for start in stride(from: 0, to: bytes.count, by: length) {
        parser.feed(bytes[start..<min(start + length, bytes.count)]).forEach(check)
        if parser.patience != nil { parser.flush().forEach(check) }
        if parser.patience == nil { precondition(parser.flush().isEmpty, "an event comes of nothing") }
    }
}

/// The scanner for Control-\ finds it on its own, wherever the bytes are divided.
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

/// Typed and pasted text is compared by scalars, because how these join depends on where the reads are divided.
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
