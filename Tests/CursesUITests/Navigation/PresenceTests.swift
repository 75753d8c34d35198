import CursesUITesting
import Testing

@MainActor
@Suite("Screens that are covered")
struct PresenceTests {
    private let log = Log()
    private let size = CellSize(width: 30, height: 8)

    /// A view that records when it appears and disappears.
    private struct Noted: View {
        let name: String
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .task {
                    log.add("\(name) starts")
                    await withTaskCancellationHandler {
                        try? await Task.sleep(for: .seconds(3600))
                    } onCancel: {
                        MainActor.assumeIsolated { log.add("\(name) ends") }
                    }
                }
                .onAppear { log.add("+\(name)") }
                .onDisappear { log.add("-\(name)") }
        }
    }

    private struct Stack: View {
        let log: Log

        var body: some View {
            NavigationStack {
                VStack {
                    Noted(name: "root", log: log)
                    NavigationLink("on") {
                        Noted(name: "detail", log: log)
                        NavigationLink("further") { Noted(name: "last", log: log) }
                    }
                }
            }
        }
    }

    @Test("a screen of a stack disappears while another covers it, and its task ends")
    func stack() async {
        let app = TestApp(Stack(log: log), size: size)
        await app.settleTasks()
        app.click(text: "root 0")
        #expect(log.take() == ["+root", "root starts"])
        app.click(text: "on")
        await app.settleTasks()
        #expect(log.take() == ["root ends", "-root", "+detail", "detail starts"])
        app.click(text: "further")
        await app.settleTasks()
        #expect(log.take() == ["detail ends", "-detail", "+last", "last starts"])
        app.press(.escape)
        await app.settleTasks()
        #expect(log.take() == ["last ends", "-last", "+detail", "detail starts"])
        app.press(.escape)
        await app.settleTasks()
        #expect(log.take() == ["detail ends", "-detail", "+root", "root starts"])
        #expect(app.screen.position(of: "root 1") != nil)
    }

    private struct Tabs: View {
        let log: Log

        var body: some View {
            TabView {
                Noted(name: "first", log: log).navigationTitle("One").tabItem { Text("One") }
                Noted(name: "second", log: log).navigationTitle("Two").tabItem { Text("Two") }
            }
        }
    }

    @Test("a tab disappears while another is chosen, and its title is not the window's")
    func tabs() async {
        let app = TestApp(Tabs(log: log), size: size)
        await app.settleTasks()
        #expect(log.take() == ["+first", "first starts"])
        #expect(app.terminal.title == "One")
        app.click(text: "Two")
        await app.settleTasks()
        #expect(log.take() == ["first ends", "-first", "+second", "second starts"])
        #expect(app.terminal.title == "Two")
        app.click(text: "One")
        await app.settleTasks()
        #expect(log.take() == ["second ends", "-second", "+first", "first starts"])
        #expect(app.terminal.title == "One")
    }

    private struct Covered: View {
        let log: Log
        @State private var isCovered = false
        @State private var isSheetShown = false

        var body: some View {
            Noted(name: "root", log: log)
            Button("cover") { isCovered = true }
                .fullScreenCover(isPresented: $isCovered) {
                    Noted(name: "cover", log: log)
                    Button("uncover") { isCovered = false }
                }
            Button("sheet") { isSheetShown = true }
                .sheet(isPresented: $isSheetShown) { Noted(name: "sheet", log: log) }
        }
    }

    @Test("what a cover hides disappears; what is beneath a sheet does not")
    func layers() async {
        let app = TestApp(Covered(log: log), size: size)
        await app.settleTasks()
        #expect(log.take() == ["+root", "root starts"])
        app.click(text: "cover")
        await app.settleTasks()
        #expect(log.take() == ["root ends", "-root", "+cover", "cover starts"])
        app.click(text: "uncover")
        await app.settleTasks()
        #expect(log.take() == ["cover ends", "-cover", "+root", "root starts"])
        app.click(text: "sheet ]")
        await app.settleTasks()
        #expect(log.take() == ["+sheet", "sheet starts"])
        app.press(.escape)
        await app.settleTasks()
        #expect(log.take() == ["sheet ends", "-sheet"])
    }
}
