import CursesUITesting
import Testing

@MainActor
@Suite("Undoing")
struct UndoManagerTests {
    @MainActor
    private final class Counter {
        var value = 0

        func set(_ new: Int, _ manager: UndoManager) {
            let old = value
            value = new
            manager.registerUndo(withTarget: self) { [unowned manager] in $0.set(old, manager) }
        }
    }

    private let manager = UndoManager()
    private let counter = Counter()

    init() {
        manager.groupsByEvent = false
    }

    private func set(_ value: Int) {
        manager.beginUndoGrouping()
        counter.set(value, manager)
        manager.endUndoGrouping()
    }

    @Test("what was done is taken back, the last first, and done again")
    func undo() {
        set(1)
        set(2)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1 && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo)
    }

    @Test("what is done anew can no longer be done again")
    func anew() {
        set(1)
        manager.undo()
        set(5)
        #expect(!manager.canRedo)
    }

    @Test("a group is taken back at once")
    func groups() {
        manager.beginUndoGrouping()
        counter.set(1, manager)
        counter.set(2, manager)
        manager.setActionName("Counting")
        manager.endUndoGrouping()
        #expect(manager.undoMenuItemTitle == "Undo Counting")
        manager.undo()
        #expect(counter.value == 0 && manager.redoActionName == "Counting")
    }

    @Test("levels beyond the limit are forgotten, and a target's on demand")
    func forgetting() {
        manager.levelsOfUndo = 2
        for value in 1...4 { set(value) }
        for _ in 0..<4 { manager.undo() }
        #expect(counter.value == 2)
        set(9)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
    }

    @Test("nothing is registered while that is disabled")
    func disabled() {
        manager.disableUndoRegistration()
        set(1)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test("views share the manager of their window, and follow what it can do")
    func environment() {
        struct Screen: View {
            @Environment(\.undoManager) private var undoManager
            @State private var counter = Counter()

            var body: some View {
                Button("add") { counter.set(counter.value + 1, undoManager!) }
                Button("undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
                Text(verbatim: undoManager?.canUndo == true ? "can" : "cannot")
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 20, height: 5))
        #expect(app.screen.position(of: "cannot") != nil)
        app.click(text: "add")
        #expect(app.screen.position(of: "cannot") == nil)
        app.click(text: "undo")
        #expect(app.screen.position(of: "cannot") != nil)
    }

    /// A view whose changes are registered with the undo manager of the window.
    private struct Counting: View {
        @State private var box = Counter()
        @State private var shown = 0
        @State private var text = ""
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Text(verbatim: "count \(shown)")
            Button("Add") {
                guard let undoManager else { return }
                set(shown + 1, undoManager)
                undoManager.setActionName("Adding")
            }
            TextField("Name", text: $text)
            Text(verbatim: "<\(text)>")
        }

        private func set(_ new: Int, _ manager: UndoManager) {
            let old = shown
            shown = new
            manager.registerUndo(withTarget: box) { [manager] _ in set(old, manager) }
        }
    }

    @Test("keys undo and redo what the window registers, unless the field with the focus has something to undo")
    func keys() {
        let app = TestApp(Counting().keyHelp(.visible), size: CellSize(width: 80, height: 12))
        #expect(app.screen.position(of: "Undo") == nil)
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "count 2") != nil)
        #expect(app.screen.position(of: "⌥U Undo Adding") != nil, "\(app.screen)")
        app.press("u", modifiers: .option)
        #expect(app.screen.position(of: "count 1") != nil)
        app.press("e", modifiers: .option)
        #expect(app.screen.position(of: "count 2") != nil)
        app.press(.tab)
        app.type("a")
        app.press("_", modifiers: .control)
        #expect(app.screen.position(of: "<>") != nil && app.screen.position(of: "count 2") != nil)
        app.press("_", modifiers: .control)
        #expect(app.screen.position(of: "count 1") != nil)
    }

    @Test("the palette lists what can be undone and redone")
    func commands() {
        let app = TestApp(Counting(), size: CellSize(width: 60, height: 16))
        app.press(.return)
        app.press("p", modifiers: .control)
        app.type("undo")
        app.press(.return)
        #expect(app.screen.position(of: "count 0") != nil)
        app.press("p", modifiers: .control)
        app.type("redo add")
        app.press(.return)
        #expect(app.screen.position(of: "count 1") != nil)
    }
}
