import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Copying, cutting and pasting views")
struct ClipboardTests {
    private struct Card: Transferable, Codable, Equatable {
        var number: Int

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "test.card"))
            ProxyRepresentation(exporting: { "card \($0.number)" })
        }
    }

    /// A view that copies and cuts cards, and takes those with numbers below 5.
    private struct Board: View {
        @State var cards = [Card(number: 1), Card(number: 2)]
        var isEnabled = true

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "cards: \(cards.map(\.number))")
                    .focusable()
                    .copyable(cards)
                    .cuttable(for: Card.self) {
                        defer { cards = [] }
                        return cards
                    }
                    .pasteDestination(for: Card.self) {
                        cards += $0
                    } validator: {
                        $0.filter { $0.number < 5 }
                    }
                    .disabled(!isEnabled)
                Button("Other") {}
            }
        }
    }

    private func makeApp(isEnabled: Bool = true) -> TestApp {
        TestApp(Board(isEnabled: isEnabled), size: CellSize(width: 60, height: 16))
    }

    @Test("Alt-W copies, Control-X cuts, Control-Y and Control-V paste the values themselves")
    func keys() {
        let app = makeApp()
        app.press("w", modifiers: .option)
        #expect(app.pasteboard == "card 1\ncard 2")
        app.press("x", modifiers: .control)
        #expect(app.screen.text.contains("cards: []"))
        app.press("y", modifiers: .control)
        #expect(app.screen.text.contains("cards: [1, 2]"))
        app.press("v", modifiers: .control)
        #expect(app.screen.text.contains("cards: [1, 2, 1, 2]"))
    }

    @Test("The keys do nothing without the focus and in a disabled view")
    func without() {
        let app = makeApp()
        app.press(.tab)
        app.press("w", modifiers: .option)
        #expect(app.pasteboard == nil)
        let disabled = makeApp(isEnabled: false)
        disabled.press("x", modifiers: .control)
        #expect(disabled.screen.text.contains("cards: [1, 2]"))
        #expect(disabled.pasteboard == nil)
    }

    @Test("The palette has the commands for the focused view, and pasting only where it is possible")
    func palette() {
        let app = makeApp()
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "Copy") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "Cut") != nil)
        #expect(app.screen.position(of: "Paste") == nil)
        app.type("Cut")
        app.press(.return)
        #expect(app.screen.text.contains("cards: []"))
        app.press("p", modifiers: .control)
        app.type("Paste")
        app.press(.return)
        #expect(app.screen.text.contains("cards: [1, 2]"))
        app.press(.tab)
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "Copy") == nil)
    }

    @Test("What no validator accepts is not pasted, and text is no card")
    func validator() {
        let app = makeApp()
        app.pasteboard = "7"
        app.press("y", modifiers: .control)
        #expect(app.screen.text.contains("cards: [1, 2]"))
    }

    @Test("Text from the terminal's paste key reaches the view")
    func terminalPaste() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "x").focusable().pasteDestination(for: String.self) { log.add($0.joined()) },
            size: CellSize(width: 10, height: 1))
        app.send(.paste("from outside"))
        #expect(log.take() == ["from outside"])
    }

    @Test("A text field in the view keeps its own keys")
    func field() {
        struct Screen: View {
            @State var text = "name"
            let log: Log
            var body: some View {
                TextField("Name", text: $text)
                    .onCopyCommand {
                        log.add("copy")
                        return [NSItemProvider(object: "view")]
                    }
                    .onPasteCommand(of: [.text]) { _ in log.add("paste") }
            }
        }
        let log = Log()
        let app = TestApp(Screen(log: log), size: CellSize(width: 20, height: 1))
        app.press("a", modifiers: .option)
        app.press("w", modifiers: .option)
        app.send(.paste("new"))
        #expect(app.pasteboard == "name")
        #expect(log.take() == [])
        #expect(app.screen.text.hasPrefix("new"))
    }

    @Test("Item providers are copied and pasted; with nil, the view around takes the key")
    func providers() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "x")
                .focusable()
                .onCopyCommand(perform: nil)
                .onCopyCommand { [NSItemProvider(object: "one"), NSItemProvider(object: "two")] }
                .onPasteCommand(of: [.utf8PlainText]) { log.add("\($0.count)") },
            size: CellSize(width: 10, height: 1))
        app.press("w", modifiers: .option)
        #expect(app.pasteboard == "one\ntwo")
        app.press("y", modifiers: .control)
        #expect(log.take() == ["2"])
    }

    @Test("Services are connected with the same keys")
    func services() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "x")
                .focusable()
                .exportableToServices(["sent"])
                .importableFromServices(for: String.self) {
                    log.add($0.joined())
                    return true
                },
            size: CellSize(width: 10, height: 1))
        app.press("w", modifiers: .option)
        app.press("y", modifiers: .control)
        #expect(log.take() == ["sent"])
    }

    @Test("A paste button passes what was copied, in the type that it wants")
    func button() {
        let log = Log()
        let app = TestApp(
            VStack(spacing: 0) {
                Text(verbatim: "x").focusable().copyable([Card(number: 3)])
                PasteButton(payloadType: Card.self) { log.add("\($0.map(\.number))") }
                PasteButton(payloadType: URL.self) { log.add("\($0)") }
            },
            size: CellSize(width: 20, height: 3))
        app.press("w", modifiers: .option)
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["[3]"])
        app.pasteboard = "https://example.org"
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["[https://example.org]"])
    }
}
