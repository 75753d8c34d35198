import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Views in a toolbar")
struct ToolbarViewsTests {
    private struct Screen: View {
        @State private var isEditing = false
        @State private var count = 0

        @ViewBuilder
        private func extra() -> some View { Text("extra") }

        var body: some View {
            NavigationStack {
                Text("content")
                    .toolbar {
                        if isEditing {
                            Button("Done") { isEditing = false }
                        } else {
                            Button("Edit") { isEditing = true }
                        }
                        ToolbarItem(placement: .cancellationAction) { Button("Close") { count += 1 } }
                        ToolbarItemGroup {
                            Text("a\(count)")
                        } label: {
                            Text("hidden")
                        }
                    }
                    .toolbar(content: extra)
            }
        }
    }

    @Test("items can be hidden")
    func hidden() {
        struct Bar: View {
            @State private var isHidden = false

            var body: some View {
                Button("Toggle") { isHidden.toggle() }
                    .toolbar {
                        ToolbarItem { Button("One") {}.toolbarItemHidden(isHidden) }
                        ToolbarItem { Button("Two") {} }
                        ToolbarItem { Button("Three") {} }.hidden(!isHidden)
                    }
            }
        }
        let app = TestApp(Bar(), size: CellSize(width: 40, height: 5))
        #expect(app.screen.position(of: "One") != nil)
        #expect(app.screen.position(of: "Three") == nil)
        app.click(text: "Toggle")
        #expect(app.screen.position(of: "One") == nil)
        #expect(app.screen.position(of: "Two") != nil)
        #expect(app.screen.position(of: "Three") != nil)
    }

    @Test("views and items are in the bar together, and a function may return a view")
    func mixed() {
        let app = TestApp(Screen(), size: CellSize(width: 60, height: 5))
        app.click(text: "Edit")
        #expect(app.screen.position(of: "Done") != nil)
        #expect(app.screen.position(of: "Edit") == nil)
        app.click(text: "Close")
        #expect(app.screen.position(of: "a1")?.row == 0)
        #expect(app.screen.position(of: "extra")?.row == 0)
        #expect(app.screen.position(of: "hidden") == nil)
    }

    private struct Presenting: View {
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                Button("Content") {}
                    .navigationTitle("A title of the screen")
                    .toolbar {
                        Button("Star", systemImage: "star") { isShown = true }
                            .sheet(isPresented: $isShown) {
                                Text("A long text that takes more than one line of the sheet at this width.")
                                Label("Title", systemImage: "heart")
                                Button("First") {}
                            }
                    }
            }
        }
    }

    @Test("a sheet that a button in a bar opens is like any other")
    func presenting() throws {
        let app = TestApp(Presenting(), size: CellSize(width: 30, height: 14))
        app.press(.tab)
        app.press(.return)
        #expect(app.screen.position(of: "at this width.") != nil)
        #expect(app.screen.position(of: "Title") != nil)
        let button = try #require(app.host.focus.focused)
        #expect(!button.isInBar)
    }

    private struct Following: View {
        @State private var isShort = false
        @State private var isShown = true

        var body: some View {
            NavigationStack {
                Text("Content").toolbar {
                    Button("Open") {}
                        .sheet(isPresented: $isShown) {
                            Text("A text that needs two lines here, as a label does.")
                            Label("Title", systemImage: "heart")
                            Button("Shorten") { isShort = true }
                        }
                }
            }
            .lineLimit(isShort ? 1...1 : 2...3)
            .labelStyle(isShort ? AnyLabelStyle(.iconOnly) : AnyLabelStyle(.titleOnly))
        }
    }

    private struct AnyLabelStyle: LabelStyle {
        let isIconOnly: Bool

        init(_: IconOnlyLabelStyle) { isIconOnly = true }
        init(_: TitleOnlyLabelStyle) { isIconOnly = false }

        func makeBody(configuration: Configuration) -> some View {
            if isIconOnly { configuration.icon } else { configuration.title }
        }
    }

    @Test("a sheet that a button in a bar has opened follows the values around the bar")
    func following() {
        let app = TestApp(Following(), size: CellSize(width: 40, height: 14))
        #expect(app.screen.position(of: "label does.") != nil)
        #expect(app.screen.position(of: "Title") != nil)
        app.click(text: "Shorten")
        #expect(app.screen.position(of: "label does.") == nil)
        #expect(app.screen.position(of: "A text that") != nil)
        #expect(app.screen.position(of: "Title") == nil)
    }

    @Test("a link in a bar looks like the buttons beside it")
    func link() {
        let view = NavigationStack {
            Text("content").toolbar {
                NavigationLink("Settings") { Text("settings") }
                Button("Help") {}
            }
        }
        let app = TestApp(view, size: CellSize(width: 40, height: 5))
        #expect(app.screen.position(of: "[ Settings ]") != nil)
        #expect(app.screen.position(of: "[ Help ]") != nil)
    }
}
