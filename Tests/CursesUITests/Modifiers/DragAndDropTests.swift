@testable import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
    private struct Note: Transferable, Equatable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Card: Transferable, Codable, Equatable {
        var number: Int

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "test.card"))
            ProxyRepresentation(exporting: { "card \($0.number)" })
        }
    }

    /// A draggable view above a drop target that shows the dropped item.
    private struct Board<Item: Transferable, Wanted: Transferable>: View {
        let item: Item
        let wanted: Wanted.Type
        let log: Log
        var takes = true
        @State private var isTargeted = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "source").draggable(item)
                Text(verbatim: isTargeted ? "TARGET" : "target")
                    .dropDestination(for: wanted) { items, location in
                        log.add("\(items) \(Int(location.x)),\(Int(location.y))")
                        return takes
                    } isTargeted: {
                        isTargeted = $0
                    }
                Text(verbatim: "empty")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private let size = CellSize(width: 20, height: 5)

    private func mouse(_ app: TestApp, _ action: TerminalEvent.MouseEvent.Action, _ column: Int, _ row: Int) {
        app.send(
            .mouse(TerminalEvent.MouseEvent(action, button: .left, at: CellPoint(column: column, row: row))))
    }

    // MARK: Mouse

    @Test("An item is dropped on the view under the mouse, with the place in the view")
    func mouse() {
        let log = Log()
        let app = TestApp(Board(item: "hello", wanted: String.self, log: log), size: size)
        mouse(app, .press, 1, 0)
        mouse(app, .drag, 2, 0)
        #expect(app.screen.text.contains("target"))
        mouse(app, .drag, 3, 1)
        #expect(log.take() == [])
        mouse(app, .release, 3, 1)
        #expect(log.take() == ["[\"hello\"] 3,0"])
        #expect(app.screen.row(0).hasPrefix("source"))
        #expect(app.screen.row(1).hasPrefix("target"))
    }

    @Test("The picture of the view follows the mouse above all other views")
    func preview() {
        let app = TestApp(Board(item: "hello", wanted: String.self, log: Log()), size: size)
        mouse(app, .press, 1, 0)
        mouse(app, .drag, 5, 4)
        #expect(app.screen.row(4).contains("    source"))
        #expect(app.screen.row(0).hasPrefix("source"))
        mouse(app, .release, 5, 4)
        #expect(!app.screen.row(4).contains("source"))
    }

    @Test("A preview of its own follows the mouse")
    func ownPreview() {
        let view = Text(verbatim: "source").draggable("x") { Text(verbatim: "<x>") }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let app = TestApp(view, size: size)
        mouse(app, .press, 1, 0)
        mouse(app, .drag, 5, 3)
        #expect(app.screen.row(3).contains("<x>"))
        mouse(app, .release, 5, 3)
    }

    @Test("A target knows whether an item is over it")
    func targeted() {
        let app = TestApp(Board(item: "hello", wanted: String.self, log: Log()), size: size)
        mouse(app, .press, 0, 0)
        mouse(app, .drag, 9, 1)
        mouse(app, .drag, 5, 1)
        #expect(app.screen.text.contains("TARGET") || app.screen.row(1).hasPrefix("TARGE"))
        mouse(app, .drag, 5, 3)
        #expect(app.screen.row(1).hasPrefix("target"))
        mouse(app, .release, 5, 3)
    }

    @Test("Escape ends a drag without a drop")
    func escape() {
        let log = Log()
        let app = TestApp(Board(item: "hello", wanted: String.self, log: log), size: size)
        mouse(app, .press, 0, 0)
        mouse(app, .drag, 1, 1)
        app.press(.escape)
        mouse(app, .release, 1, 1)
        #expect(log.take() == [])
    }

    @Test("A click on a button in a view that can be dragged presses it, and a drag does not")
    func button() {
        let log = Log()
        let view = VStack(alignment: .leading, spacing: 0) {
            Button("press") { log.add("pressed") }.buttonStyle(.plain).draggable("item")
            Text(verbatim: "target").dropDestination(for: String.self) { items, _ in
                log.add("dropped")
                return true
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let app = TestApp(view, size: size)
        app.click(text: "press")
        #expect(log.take() == ["pressed"])
        mouse(app, .press, 0, 0)
        mouse(app, .drag, 0, 1)
        mouse(app, .release, 0, 1)
        #expect(log.take() == ["dropped"])
    }

    // MARK: Types

    @Test("An item reaches a target of its own type as it is, and others by its representations")
    func types() {
        #expect(TransferredValue.convert(Note(title: "a"), to: Note.self) == Note(title: "a"))
        #expect(TransferredValue.convert(Note(title: "a"), to: String.self) == "a")
        #expect(TransferredValue.convert("a", to: Note.self) == nil)
        #expect(TransferredValue.convert(Card(number: 3), to: String.self) == "card 3")
        #expect(TransferredValue.convert(7, to: String.self) == nil)
        let url = URL(string: "https://example.org")!
        #expect(TransferredValue.convert(url, to: String.self) == "https://example.org")
        #expect(TransferredValue.convert("text", to: AttributedString.self) == AttributedString("text"))
        #expect(TransferredValue.convert("text", to: URL.self) == nil)
        #expect(TransferredValue.convert(NSItemProvider(object: "text"), to: String.self) == "text")
    }

    @Test("A provider gives its item as a content type, or says that there is none")
    func loading() async {
        func loads(
            _ object: Any, _ type: UTType, _ isExpected: @escaping @MainActor (Any?, Bool) -> Bool
        ) async -> Bool {
            await withCheckedContinuation { continuation in
                NSItemProvider(object: object).loadItem(forTypeIdentifier: type.identifier) { item, error in
                    continuation.resume(returning: isExpected(item, error != nil))
                }
            }
        }
        let (file, page) = (URL(fileURLWithPath: "/a"), URL(string: "https://example.org")!)
        #expect(await loads(file, .fileURL) { item, _ in item as? Data == file.dataRepresentation })
        #expect(await loads(page, .url) { item, _ in item as? URL == page })
        #expect(await loads("text", .plainText) { item, _ in item as? String == "text" })
        #expect(await loads("text", .png) { item, isError in item == nil && isError })
        let data = await withCheckedContinuation { continuation in
            NSItemProvider(object: "ä").loadDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) {
                data, _ in continuation.resume(returning: data)
            }
        }
        #expect(data == Data("ä".utf8))
    }

    @Test("A target of a different type refuses an item")
    func refused() {
        let log = Log()
        let app = TestApp(Board(item: "hello", wanted: Note.self, log: log), size: size)
        mouse(app, .press, 0, 0)
        mouse(app, .drag, 0, 1)
        mouse(app, .release, 0, 1)
        #expect(log.take() == [])
    }

    // MARK: Keys

    @Test("Return takes a view, arrows choose a target, Return drops the item")
    func keys() {
        let log = Log()
        let app = TestApp(Board(item: "hello", wanted: String.self, log: log), size: size)
        app.press(.return)
        app.press(.downArrow)
        #expect(app.screen.row(1).hasPrefix("TARG"))
        app.press(.return)
        #expect(log.take().count == 1)
        app.press("d", modifiers: .option)
        app.press(.tab)
        app.press(.escape)
        #expect(log.take() == [])
        #expect(app.screen.row(1).hasPrefix("target"))
    }

    @Test("while an item is dragged, the footer names the keys of the drag")
    func hints() {
        let app = TestApp(Board(item: "hello", wanted: String.self, log: Log()).keyHelp(.visible), size: size)
        let before = app.screen
        app.press("d", modifiers: .option)
        #expect(app.screen.position(of: "⏎ Drop  Esc Put back") != nil)
        app.press(.escape)
        #expect(app.screen == before)
    }

    @Test("Alt-D takes the item of the row of a list, and rows are inserted where it is dropped")
    func rows() {
        struct Rows: View {
            let log: Log
            @State private var rows = ["a", "b", "c"]

            var body: some View {
                List {
                    ForEach(rows, id: \.self) { Text(verbatim: $0).draggable($0) }
                        .dropDestination(for: String.self) { items, offset in log.add("\(items) \(offset)") }
                }
            }
        }
        let log = Log()
        let app = TestApp(Rows(log: log), size: CellSize(width: 20, height: 8))
        app.press("d", modifiers: .option)
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.return)
        #expect(log.take() == ["[\"a\"] 2"])
        app.press("d", modifiers: .option)
        app.press(.tab)
        app.press(.tab)
        app.press(.tab)
        app.press(.space)
        #expect(log.take() == ["[\"a\"] 3"])
        let last = app.screen.position(of: "c")!
        mouse(app, .press, last.column, last.row)
        mouse(app, .drag, last.column, last.row - 1)
        mouse(app, .release, last.column, last.row - 1)
        #expect(log.take() == ["[\"c\"] 1"])
    }

    // MARK: Providers and delegates

    private struct Delegate: DropDelegate {
        let log: Log
        var isValid = true
        var operation = DropOperation.move

        func validateDrop(info: DropInfo) -> Bool { isValid }
        func dropEntered(info: DropInfo) { log.add("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func dropExited(info: DropInfo) { log.add("exited") }

        func performDrop(info: DropInfo) -> Bool {
            log.add("dropped \(info.itemProviders(for: [.text]).count) at \(Int(info.location.x))")
            return true
        }
    }

    private func delegated(_ delegate: Delegate) -> TestApp {
        let view = VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "source").onDrag { NSItemProvider(object: NSString(string: "text")) }
            Text(verbatim: "target").onDrop(of: [.text], delegate: delegate)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        return TestApp(view, size: size)
    }

    @Test("A delegate follows the items, and takes them")
    func delegate() {
        let log = Log()
        let app = delegated(Delegate(log: log))
        mouse(app, .press, 0, 0)
        mouse(app, .drag, 2, 1)
        mouse(app, .drag, 2, 3)
        #expect(log.take() == ["entered", "exited"])
        mouse(app, .drag, 4, 1)
        mouse(app, .release, 4, 1)
        #expect(log.take() == ["entered", "dropped 1 at 4"])
    }

    @Test("A delegate refuses items")
    func delegateRefuses() {
        let log = Log()
        for delegate in [Delegate(log: log, isValid: false), Delegate(log: log, operation: .forbidden)] {
            let app = delegated(delegate)
            mouse(app, .press, 0, 0)
            mouse(app, .drag, 2, 1)
            mouse(app, .release, 2, 1)
            #expect(!log.take().contains { $0.hasPrefix("dropped") })
        }
    }

    @Test("A provider gives its item to the target")
    func providers() async {
        let log = Log()
        let view = VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "source").onDrag { NSItemProvider(object: NSString(string: "text")) }
            Text(verbatim: "target").onDrop(of: [.plainText], isTargeted: nil) { providers in
                _ = providers.first?.loadObject(ofClass: String.self) { text, _ in log.add(text ?? "none") }
                return true
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let app = TestApp(view, size: size)
        mouse(app, .press, 0, 0)
        mouse(app, .drag, 2, 1)
        mouse(app, .release, 2, 1)
        await app.settleTasks()
        #expect(log.take() == ["text"])
    }
}
