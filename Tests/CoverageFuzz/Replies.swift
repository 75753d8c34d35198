// Feeds arbitrary bytes as a terminal's replies. Whatever the terminal claims, the values that CursesUI adopts must be
// valid.

@testable import CursesUITerminal

/// Tests the probes. The first four bytes of the data determine the screen size, the number of expected cursor reports,
/// and whether widths are queried; the other bytes are the replies.
@_cdecl("LLVMFuzzerTestOneInput")
public func testReplies(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 4 else { return 0 }
    let screen = CellSize(width: Int(data[0]), height: Int(data[1]))
    var parser = InputParser()
    parser.awaitedCursorReports = Int(data[2] % 8)
    var probe = TerminalProbe(asksForWidths: data[3] & 1 == 1)
    var colors = ColorProbe()
    var kitty = KittyProbe()
    var sixel = SixelProbe(screen: screen)
    // A terminal that sends replies endlessly must not exceed the limits either.
    for chunk in stride(from: 4, to: count, by: 64) {
        let bytes = UnsafeRawBufferPointer(start: data + chunk, count: min(64, count - chunk))
        _ = parser.feed(bytes)
        for reply in parser.takeReplies() {
            let wasComplete = (probe.isComplete, colors.isComplete, kitty.isComplete, sixel.isComplete)
            let isTaken = (probe.take(reply), colors.take(reply), kitty.take(reply), sixel.take(reply))
            precondition(!(wasComplete.0 && isTaken.0), "an answer after the last one")
            precondition(!(wasComplete.1 && isTaken.1), "an answer after the last one")
            precondition(!(wasComplete.2 && isTaken.2), "an answer after the last one")
            precondition(!(wasComplete.3 && isTaken.3), "an answer after the last one")
        }
    }
    check(probe.answers)
    check(colors.answers)
    if let cell = sixel.cell { check(cell) }
    let offer = SixelOffer(registers: sixel.registers, habits: .unknown)
    precondition((2...1024).contains(offer.registers), "impossible registers")
    precondition((1...offer.registers).contains(offer.colors), "impossible colours")
    return 0
}

private func check(_ answers: TerminalProbe.Answers) {
    precondition(answers.widths.count <= TerminalProbe.samples.count, "too many widths")
    precondition(answers.widths.allSatisfy { $0 >= 0 }, "a negative width")
    check(answers.colors)
    if let cell = answers.cellPixels { check(cell) }
    // `cursesui-doctor` prints the name, so it must be printable.
    let name = answers.name ?? ""
    // The name has at most 80 characters, each of which may be written as an escape.
    precondition(name.unicodeScalars.count <= 80 * "\\u{E007F}".count, "a name without an end")
    precondition(
        name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "a name with controls")
}

private func check(_ answers: ColorProbe.Answers) {
    precondition(answers.palette.keys.allSatisfy { (0..<Capabilities.namedColorCount).contains($0) }, "no such colour")
}

private func check(_ cell: CellPixels) {
    precondition((2...256).contains(cell.width) && (2...256).contains(cell.height), "no font has this size")
}
