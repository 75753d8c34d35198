import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Presentations that open together")
struct NestedPresentationTests {
    private struct Nested<Inner: View>: View {
        @State var isOpen: Bool
        let inner: (Binding<Bool>) -> Inner

        var body: some View {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) { inner($isOpen) }
        }
    }

    private struct Message: View {
        @State private var isShown = true
        @Binding var isOpen: Bool

        var body: some View {
            Button("In the sheet") { isOpen = false }.padding(3)
                .alert("The alert", isPresented: $isShown) { Button("Fine") {} }
        }
    }

    private struct Second: View {
        @State private var isShown = true
        var body: some View {
            Button("In the sheet") {}.padding(3)
                .sheet(isPresented: $isShown) { Button("Second") {} }
        }
    }

    @Test("An alert in a sheet is in front of it, and has the focus", arguments: [false, true])
    func alert(isOpen: Bool) {
        let app = TestApp(Nested(isOpen: isOpen) { Message(isOpen: $0) }, size: CellSize(width: 50, height: 14))
        if !isOpen { app.press(.return) }
        #expect(app.screen.text.contains("The alert") && app.focused?.name == "Fine")
        app.press(.return)
        #expect(!app.screen.text.contains("The alert") && app.focused?.name == "In the sheet")
        app.press(.return)
        #expect(!app.screen.text.contains("In the sheet") && app.focused?.name == "Open")
    }

    @Test("A sheet in a sheet is in front of it, and Escape closes both, one after the other")
    func sheet() {
        let app = TestApp(Nested(isOpen: false) { _ in Second() }, size: CellSize(width: 50, height: 14))
        app.press(.return)
        #expect(app.focused?.name == "Second")
        app.press(.escape)
        #expect(app.focused?.name == "In the sheet")
        app.press(.escape)
        #expect(app.focused?.name == "Open")
    }

    @Test("A sheet that is dismissed dismisses what its content presents", arguments: [false, true])
    func dismissedTogether(isPopover: Bool) {
        struct Screen: View {
            let isPopover: Bool
            let log: Log
            @State private var isOpen = false
            @State private var isInnerOpen = false

            var body: some View {
                Text(verbatim: "inner \(isInnerOpen)")
                Button("Open") { isOpen = true }
                    .sheet(isPresented: $isOpen, onDismiss: { log.add("outer") }) {
                        let button = Button("In the sheet") { isInnerOpen = true }
                        if isPopover {
                            button.popover(isPresented: $isInnerOpen) { Button("Close first") { isOpen = false } }
                        } else {
                            button.sheet(isPresented: $isInnerOpen, onDismiss: { log.add("inner") }) {
                                Button("Close first") { isOpen = false }
                            }
                        }
                    }
            }
        }
        let log = Log()
        let app = TestApp(Screen(isPopover: isPopover, log: log), size: CellSize(width: 50, height: 14))
        app.press(.return)
        app.press(.return)
        #expect(app.focused?.name == "Close first")
        app.press(.return)
        #expect(app.focused?.name == "Open")
        #expect(app.screen.text.contains("inner false"))
        #expect(log.take() == (isPopover ? ["outer"] : ["inner", "outer"]))
        app.press(.return)
        #expect(app.focused?.name == "In the sheet")
    }
}
