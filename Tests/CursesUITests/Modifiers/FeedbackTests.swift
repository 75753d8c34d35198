import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Feedback, URLs and hovering")
struct FeedbackTests {
    @Test("an error rings the bell when its trigger changes; a success does not")
    func bell() {
        let app = TestApp(Failing(), size: CellSize(width: 20, height: 4))
        #expect(app.terminal.bells == 0)
        app.press("f")
        #expect(app.terminal.bells == 1)
        app.press("s")
        #expect(app.terminal.bells == 1)
        app.press("f")
        app.press("f")
        #expect(app.terminal.bells == 3)
    }

    @Test("feedback can depend on a condition, and on both values")
    func conditions() {
        let app = TestApp(Counter(), size: CellSize(width: 20, height: 4))
        for _ in 0..<4 { app.press(" ") }
        #expect(app.terminal.bells == 2)
    }

    @Test("arguments that are URLs open the app; options and files do not")
    func urls() {
        var opened: [String] = []
        let urls = OpenedURLs(arguments: ["-v", "recipes://open/42", "file:///tmp/a", "notes.txt", "https://a.b/c"])
        let view = Text(verbatim: "recipes").onOpenURL { opened.append($0.absoluteString) }
        let app = TestApp(view.environment(\.openedURLs, urls), size: CellSize(width: 20, height: 4))
        #expect(opened == ["recipes://open/42", "https://a.b/c"])
        app.settle()
        #expect(opened.count == 2)
    }

    @Test("a view that appears later is not told of the URLs")
    func laterView() async {
        let urls = OpenedURLs(arguments: ["recipes://open"])
        var opened = 0
        let first = TestApp(
            Text(verbatim: "a").onOpenURL { _ in opened += 1 }.environment(\.openedURLs, urls),
            size: CellSize(width: 4, height: 1))
        first.settle()
        // The URLs are dropped by a task of the main actor, which was started before this one.
        await Task { @MainActor in }.value
        let second = TestApp(
            Text(verbatim: "b").onOpenURL { _ in opened += 1 }.environment(\.openedURLs, urls),
            size: CellSize(width: 4, height: 1))
        second.settle()
        #expect(opened == 1)
    }

    @Test("a view with a hover effect is brighter under the mouse")
    func hover() {
        let view = Color(red: 0.4, green: 0.4, blue: 0.4).frame(width: 2, height: 1).hoverEffect()
            .frame(width: 6, height: 2, alignment: .topLeading)
        let app = TestApp(view, size: CellSize(width: 6, height: 2))
        #expect(app.screen.cell(0, 0).style.background == .rgb(102, 102, 102))
        app.move(column: 0, row: 0)
        #expect(app.screen.cell(0, 0).style.background == .rgb(140, 140, 140))
        app.move(column: 5, row: 1)
        #expect(app.screen.cell(0, 0).style.background == .rgb(102, 102, 102))
    }

    @Test("hover effects can be disabled, and the default one chosen")
    func hoverDefaults() {
        func screen(_ change: (AnyView) -> AnyView) -> Snapshot {
            let view = Text(verbatim: "ab").foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.2))
                .background(Color(red: 0.4, green: 0.4, blue: 0.4)).hoverEffect()
            let app = TestApp(change(AnyView(view)), size: CellSize(width: 2, height: 1))
            app.move(column: 0, row: 0)
            return app.screen
        }
        let plain = screen { $0 }
        #expect(plain.cell(0, 0).style.background == .rgb(140, 140, 140))
        #expect(!plain.cell(0, 0).style.attributes.contains(.bold))
        let disabled = screen { AnyView($0.hoverEffectDisabled()) }
        #expect(disabled.cell(0, 0).style.background == .rgb(102, 102, 102))
        let allowed = screen { AnyView($0.hoverEffectDisabled(false).hoverEffectDisabled()) }
        #expect(allowed == plain)
        let lifted = screen { AnyView($0.defaultHoverEffect(.lift)) }
        #expect(lifted.cell(0, 0).style.attributes.contains(.bold))
        #expect(lifted.cell(0, 0).style.background == .rgb(140, 140, 140))
        #expect(screen { AnyView($0.defaultHoverEffect(nil).defaultHoverEffect(.lift)) } == plain)
    }

    @Test("a dialog shows an image, and a toggle that does not dismiss it")
    func dialog() {
        let app = TestApp(Asking(), size: CellSize(width: 40, height: 12))
        #expect(app.screen.text.contains("Don't ask again"))
        #expect(app.screen.text.contains("⚠"))
        app.click(text: "Don't ask again")
        #expect(app.screen.text.contains("Delete?"))
        app.click(text: "Yes")
        #expect(app.screen.text.contains("suppressed: true"))
    }

    @Test("the line of key hints shows the label of the Return key")
    func submitLabel() throws {
        let app = TestApp(
            TextField("Name", text: .constant("")).onSubmit {}.submitLabel(.search),
            size: CellSize(width: 40, height: 3))
        let hints = try #require(app.host.focus.focused).keyHints
        #expect(hints.first?.title == "Search")
    }

    @Test("The hint for Return in a vertical field says that it begins a line")
    func verticalField() throws {
        let app = TestApp(
            TextField("Message", text: .constant(""), axis: .vertical).onSubmit {}.submitLabel(.send),
            size: CellSize(width: 40, height: 3))
        let hints = try #require(app.host.focus.focused).keyHints
        #expect(hints.first == KeyHint(.return, title: "New line"))
    }
}

private struct Failing: View {
    @State private var failures = 0
    @State private var successes = 0

    var body: some View {
        Text(verbatim: "\(failures) \(successes)")
            .focusable()
            .onKeyPress("f") {
                failures += 1
                return .handled
            }
            .onKeyPress("s") {
                successes += 1
                return .handled
            }
            .sensoryFeedback(.error, trigger: failures)
            .sensoryFeedback(.success, trigger: successes)
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("count") { count += 1 }
            .sensoryFeedback(.warning, trigger: count) { _, new in new == 2 }
            .sensoryFeedback(trigger: count) { old, new in old == 3 && new == 4 ? .error : nil }
    }
}

private struct Asking: View {
    @State private var isShown = true
    @State private var isSuppressed = false

    var body: some View {
        Text(verbatim: "suppressed: \(isSuppressed)")
            .alert("Delete?", isPresented: $isShown) { Button("Yes") {} }
            .dialogIcon(Image(systemName: "exclamationmark.triangle"))
            .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    }
}
