import CursesUITesting
import Testing

@MainActor
@Suite("The macro for animatable types")
struct AnimatableMacroTests {
    @Animatable
    struct Columns: View {
        var first: CGFloat
        var second = 0.0
        @AnimatableIgnored var name: String

        var body: some View {
            Text(verbatim: "\(name) \(Int(first)) \(Int(second))")
        }
    }

    @Animatable
    struct Corner: Shape {
        var inset: CGFloat
        var origin = UnitPoint.zero

        nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    }

    private struct Owner: View {
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("b") { withAnimation(.linear(duration: 1)) { isOn = true } }.buttonStyle(.plain)
                Columns(first: isOn ? 100 : 0, second: isOn ? 50 : 10, name: isOn ? "on" : "off")
            }
        }
    }

    @Test("the stored variables are animated, and the others change at once")
    func view() {
        let app = TestApp(Owner(), size: CellSize(width: 20, height: 2))
        #expect(app.screen.position(of: "off 0 10") != nil)
        app.press(.return)
        app.advance(by: .milliseconds(500))
        // Half of a second after the key, the animation runs since the first frame after the key.
        let values =
            app.screen.description.split(separator: "\n").last?.split(separator: " ").compactMap { Int($0) } ?? []
        #expect(values.count == 2 && (45...50).contains(values[0]) && (28...30).contains(values[1]))
        #expect(app.screen.position(of: "on") != nil)
        app.advance(by: .seconds(1))
        #expect(app.screen.position(of: "on 100 50") != nil)
    }

    @Test("a shape, which is animatable anyway, gets its data")
    func shape() {
        var corner = Corner(inset: 1, origin: UnitPoint(x: 0.5, y: 0.25))
        #expect(corner.animatableData.first == 1 && corner.animatableData.second.second == 0.25)
        corner.animatableData.first = 3
        #expect(corner.inset == 3)
    }
}
