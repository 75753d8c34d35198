import CursesUITesting
import Testing

@MainActor
@Suite("Animated changes")
struct AnimationTests {
    private static let second = Animation.linear(duration: 1)

    /// A view whose state changes when Return is pressed.
    private struct Switch<Content: View>: View {
        var animation: Animation? = second
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("b") { withAnimation(animation) { isOn.toggle() } }.buttonStyle(.plain)
                content(isOn)
            }
        }
    }

    private func app(_ view: some View, width: Int = 12, height: Int = 3) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    private func column(of text: String, in app: TestApp) -> Int? {
        app.screen.position(of: text)?.column
    }

    @Test("an offset passes through the cells between")
    func offset() {
        let app = app(
            Switch { Text(verbatim: "x").offset(x: $0 ? 10 : 0).frame(width: 12, alignment: .leading) }
        )
        app.press(.return)
        #expect(column(of: "x", in: app) == 0)
        app.advance(by: .milliseconds(500))
        #expect(column(of: "x", in: app) == 5)
        app.advance(by: .milliseconds(600))
        #expect(column(of: "x", in: app) == 10)
    }

    @Test("nothing runs before, and nothing after")
    func idle() {
        let app = app(
            Switch { Text(verbatim: "x").offset(x: $0 ? 10 : 0).frame(width: 12, alignment: .leading) }
        )
        app.advance(by: .seconds(5))
        #expect(app.frameCount == 1)
        app.press(.return)
        app.advance(by: .seconds(2))
        let frames = app.frameCount
        #expect((9...40).contains(frames))
        app.advance(by: .seconds(5))
        #expect(app.frameCount == frames)
    }

    @Test("a change that is not animated is shown at once, and ends one that is under way")
    func unanimated() {
        struct Screen: View {
            @State private var x: CGFloat = 0

            var body: some View {
                Button("b") { x = 4 }.buttonStyle(.plain)
                    .onAppear { withAnimation(.linear(duration: 1)) { x = 8 } }
                Text(verbatim: "x").offset(x: x).frame(width: 12, alignment: .leading)
            }
        }
        let app = app(Screen())
        app.advance(by: .milliseconds(500))
        #expect(column(of: "x", in: app) == 4)
        app.advance(by: .milliseconds(250))
        #expect(column(of: "x", in: app) == 6)
        app.press(.return)
        #expect(column(of: "x", in: app) == 4)
        let frames = app.frameCount
        app.advance(by: .seconds(1))
        #expect(app.frameCount == frames)
    }

    @Test("a change on the way starts from where it is")
    func interruption() {
        let app = app(
            Switch { Text(verbatim: "x").offset(x: $0 ? 10 : 0).frame(width: 12, alignment: .leading) }
        )
        app.press(.return)
        app.advance(by: .milliseconds(600))
        #expect(column(of: "x", in: app) == 6)
        app.press(.return)
        #expect(column(of: "x", in: app) == 6)
        app.advance(by: .milliseconds(500))
        #expect(column(of: "x", in: app) == 3)
        app.advance(by: .milliseconds(600))
        #expect(column(of: "x", in: app) == 0)
    }

    @Test("a value animates what changes with it")
    func value() {
        struct Screen: View {
            @State private var x: CGFloat = 0

            var body: some View {
                Button("b") { x = 10 }.buttonStyle(.plain)
                Text(verbatim: "x").offset(x: x).frame(width: 12, alignment: .leading)
                    .animation(.linear(duration: 1), value: x)
                Text(verbatim: "y").offset(x: x).frame(width: 12, alignment: .leading)
            }
        }
        let app = app(Screen())
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(column(of: "x", in: app) == 5)
        #expect(column(of: "y", in: app) == 10)
    }

    @Test("colours mix on the way")
    func colors() {
        let fire = Color(red: 1, green: 0, blue: 0)
        let water = Color(red: 0, green: 0, blue: 1)
        let app = app(Switch { ($0 ? water : fire).frame(width: 2, height: 1) })
        app.press(.return)
        app.advance(by: .milliseconds(500))
        guard case .rgb(let red, 0, let blue) = app.screen.cell(5, 1).style.background.kind else {
            Issue.record("The colour is \(app.screen.cell(5, 1).style.background)")
            return
        }
        #expect((120...136).contains(red))
        #expect((120...136).contains(blue))
    }

    @Test("a bar fills on the way")
    func bar() {
        let app = app(Switch { ProgressView(value: $0 ? 1.0 : 0) }, width: 10)
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(app.screen.text.contains("━━━━━─────"))
        app.advance(by: .seconds(1))
        #expect(app.screen.text.contains("━━━━━━━━━━"))
    }

    @Test("an opacity passes through dim")
    func opacity() {
        let app = app(Switch { Text(verbatim: "x").opacity($0 ? 0 : 1) })
        app.press(.return)
        app.advance(by: .milliseconds(600))
        let place = app.screen.position(of: "x")
        #expect(place.map { app.screen.cell($0.column, $0.row).style.attributes } == .dim)
        app.advance(by: .milliseconds(600))
        #expect(app.screen.position(of: "x") == nil)
    }

    @Test("a frame grows cell by cell")
    func frame() {
        let app = app(Switch { Color.red.frame(width: $0 ? 10 : 2, height: 1) })
        func width() -> Int { (0..<12).count { app.screen.cell($0, 1).style.background == .red } }
        app.press(.return)
        #expect(width() == 2)
        app.advance(by: .milliseconds(500))
        #expect(width() == 6)
        app.advance(by: .milliseconds(600))
        #expect(width() == 10)
    }

    @Test("what a layout moves goes there")
    func layout() {
        let app = app(
            Switch { Text(verbatim: "x").frame(width: 11, alignment: $0 ? .trailing : .leading) }
        )
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(column(of: "x", in: app) == 5)
        app.advance(by: .milliseconds(600))
        #expect(column(of: "x", in: app) == 10)
        let frames = app.frameCount
        app.advance(by: .seconds(1))
        #expect(app.frameCount == frames)
    }

    @Test("a view comes in by its transition")
    func transition() {
        let app = app(
            Switch {
                if $0 { Text(verbatim: "abcdef").transition(.move(edge: .trailing)) }
                Color.clear.frame(width: 12, height: 1)
            },
            width: 12
        )
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(column(of: "abcdef", in: app) == 3)
        app.advance(by: .milliseconds(600))
        #expect(column(of: "abcdef", in: app) == 0)
    }

    @Test("a shape's data passes through what lies between")
    func shape() {
        struct Bar: Shape {
            var part: Double
            var animatableData: Double {
                get { part }
                set { part = newValue }
            }

            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
            }
        }
        let app = app(Switch { Bar(part: $0 ? 1 : 0).fill(.red).frame(width: 10, height: 1) }, width: 10)
        func width() -> Int { (0..<10).count { app.screen.cell($0, 1).style.background == .red } }
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(width() == 5)
        app.advance(by: .milliseconds(600))
        #expect(width() == 10)
    }

    @Test("a completion runs when all has come to rest")
    func completion() {
        struct Screen: View {
            @State private var x: CGFloat = 0
            @State private var done = 0

            var body: some View {
                Button("b") {
                    withAnimation(.linear(duration: 1)) {
                        x = 10
                    } completion: {
                        done += 1
                    }
                }
                .buttonStyle(.plain)
                Text(verbatim: "\(done)").offset(x: x).frame(width: 12, alignment: .leading)
            }
        }
        let app = app(Screen())
        app.press(.return)
        app.advance(by: .milliseconds(900))
        #expect(app.screen.text.contains("0"))
        app.advance(by: .milliseconds(300))
        #expect(app.screen.text.contains("1"))
    }

    @Test("a binding may write with an animation")
    func binding() {
        struct Mover: View {
            @Binding var x: CGFloat

            var body: some View {
                Button("b") { x = 10 }.buttonStyle(.plain)
            }
        }
        struct Screen: View {
            @State private var x: CGFloat = 0

            var body: some View {
                Mover(x: $x.animation(.linear(duration: 1)))
                Text(verbatim: "x").offset(x: x).frame(width: 12, alignment: .leading)
            }
        }
        let app = app(Screen())
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(column(of: "x", in: app) == 5)
    }

    @Test("a view of one's own counts up")
    func animatableView() {
        struct Counter: View, @preconcurrency Animatable {
            var value: Double
            var animatableData: Double {
                get { value }
                set { value = newValue }
            }

            var body: some View { Text(verbatim: "\(Int(value))") }
        }
        let app = app(Switch { Counter(value: $0 ? 1000 : 0) })
        app.press(.return)
        app.advance(by: .milliseconds(500))
        let shown = Int(app.screen.row(1).trimmingCharacters(in: .whitespaces)) ?? 0
        #expect((480...500).contains(shown))
        app.advance(by: .milliseconds(600))
        #expect(app.screen.text.contains("1000"))
    }

    @Test("a modifier of one's own is shown between its states")
    func animatableModifier() {
        struct Indent: @preconcurrency AnimatableModifier {
            var columns: CGFloat
            var animatableData: CGFloat {
                get { columns }
                set { columns = newValue }
            }

            func body(content: Content) -> some View {
                content.padding(.leading, columns).frame(width: 12, alignment: .leading)
            }
        }
        let app = app(Switch { Text(verbatim: "x").modifier(Indent(columns: $0 ? 10 : 0)) })
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(column(of: "x", in: app) == 5)
    }
}
