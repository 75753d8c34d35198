import CursesUITesting
import Testing

@MainActor
@Suite("ViewThatFits, AnyLayout and insets")
struct ExchangedLayoutTests {
    private func picture(_ view: some View, width: Int, height: Int = 3) -> String {
        render(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height)
        ).text
    }

    @Test("the first view that fits is shown", arguments: [(12, "long enough"), (5, "short"), (3, "x"), (0, "")])
    func fits(_ width: Int, _ text: String) {
        let view = ViewThatFits {
            Text("long enough")
            Text("short")
            Text("x")
        }
        #expect(picture(view, width: width) == text)
    }

    @Test("what does not fit takes no keys")
    func keys() {
        let log = Log()
        let view = ViewThatFits(in: .horizontal) {
            Button("a long title") { log.add("long") }
            Button("ok") { log.add("short") }
        }
        let app = TestApp(view, size: CellSize(width: 10, height: 2))
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["short", "short"])
        app.resize(to: CellSize(width: 30, height: 2))
        app.press(.return)
        #expect(log.entries == ["long"])
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    @MainActor @Observable
    final class Model {
        var isWide = true
    }

    private struct Exchanged: View {
        let model: Model
        var body: some View {
            let layout = model.isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
            layout {
                Counter()
                Text("x")
            }
        }
    }

    @Test("views keep their state when the layout around them is exchanged")
    func exchanged() {
        let model = Model()
        let app = TestApp(Exchanged(model: model), size: CellSize(width: 10, height: 2))
        app.press(.return)
        #expect(app.screen.position(of: "[ 1 ]  x") != nil)
        model.isWide = false
        app.settle()
        #expect(app.screen.row(0).contains("[ 1 ]") && app.screen.row(1).contains("x"))
    }

    @Test("layouts are called like containers")
    func called() {
        let stack = VStackLayout(alignment: .leading, spacing: 1) {
            Text("a")
            Text("b")
        }
        #expect(picture(stack, width: 3) == "a\n\nb")
        let pile = ZStackLayout(alignment: .topLeading) {
            Text("abc")
            Text("x")
        }
        #expect(picture(pile, width: 3) == "xbc")
    }

    @Test("an inset stands at its edge, and the view has the room that is left")
    func inset() {
        let list = List(0..<20) { Text(verbatim: "\($0)") }
        let screen = picture(list.safeAreaInset(edge: .bottom) { Text("end") }, width: 4)
        #expect(screen == "0  █\n1  │\n end")
        let wide = ScrollView { Text(verbatim: "abcdefgh").frame(width: 20, alignment: .leading) }
        #expect(picture(wide.safeAreaInset(edge: .bottom) { Text("end") }, width: 4) == "abcd\n\n end")
        #expect(picture(Text("a").safeAreaInset(edge: .leading) { Text("|") }, width: 4) == "|a")
        #expect(picture(Text("a").ignoresSafeArea().edgesIgnoringSafeArea(.all), width: 4) == "a")
    }
}
