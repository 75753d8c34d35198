import CursesUITesting
import Testing

@MainActor
@Suite("A canvas")
struct CanvasTests {
    private func screen(_ width: Int, _ height: Int, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void)
        -> Snapshot
    {
        TestApp(Canvas(renderer: draw), size: CellSize(width: width, height: height)).screen
    }

    @Test("fills paths in parts of cells, and draws texts over them")
    func fills() {
        let screen = screen(8, 2) { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 1)), with: .color(.red))
            context.fill(Path(CGRect(x: 4, y: 0, width: 4, height: 0.5)), with: .color(.blue))
            context.draw(Text("hi"), at: CGPoint(x: 4, y: 1.5))
        }
        #expect(screen.cell(0, 0).style.background == .red)
        #expect(screen == "    ▀▀▀▀\n   hi   ")
    }

    @Test("keeps the colour of one half of a cell when the other one is filled", arguments: [false, true])
    func halves(isLowerFirst: Bool) {
        let screen = screen(2, 1) { context, _ in
            func fill(_ x: CGFloat, _ y: CGFloat, _ color: Color) {
                context.fill(Path(CGRect(x: x, y: y, width: 1, height: 0.5)), with: .color(color))
            }
            for y in isLowerFirst ? [0.5, 0] : [0, 0.5] {
                fill(0, y, y == 0 ? .red : .green)
                fill(1, y, .red)
            }
        }
        #expect(screen.cell(0, 0).glyph == "▀")
        #expect(screen.cell(0, 0).style == Style(foreground: .red, background: .green))
        #expect(screen.cell(1, 0).style.background == .red)
        #expect(screen.cell(1, 0).glyph == " ")
    }

    @Test("draws lines in dots, which meet in a cell")
    func strokes() {
        let screen = screen(2, 1) { context, _ in
            var down = Path()
            down.move(to: CGPoint(x: 0.25, y: 0))
            down.addLine(to: CGPoint(x: 0.26, y: 0.99))
            context.stroke(down, with: .color(.green))
            var across = Path()
            across.move(to: CGPoint(x: 0, y: 0.1))
            across.addLine(to: CGPoint(x: 0.99, y: 0.11))
            context.stroke(across, with: .foreground)
        }
        #expect(screen == "⡏")
    }

    @Test("moves, clips and fades; a layer's settings end with it")
    func settings() {
        let screen = screen(6, 2) { context, size in
            context.drawLayer { layer in
                layer.translateBy(x: 2, y: 1)
                layer.draw(Text("b"), at: .zero, anchor: .topLeading)
                layer.opacity = 0.2
                layer.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 1)), with: .color(.red))
            }
            context.draw(Text("a"), at: .zero, anchor: .topLeading)
            context.clip(to: Path(CGRect(x: 4, y: 0, width: 1, height: 2)))
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        #expect(screen == "a\n  b")
        #expect(screen.cell(4, 0).style.background == .red)
        #expect(screen.cell(3, 0).style.background != .red)
        #expect(screen.cell(3, 1).style.background != .red)
    }

    @Test("measures texts, and draws a symbol's sign")
    func measures() {
        let screen = screen(8, 2) { context, size in
            let text = context.resolve(Text("three"))
            let width = text.measure(in: size).width
            context.draw(text, at: CGPoint(x: size.width - width, y: 0), anchor: .topLeading)
            context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 0, y: 1), anchor: .topLeading)
        }
        #expect(screen == "   three\n★")
    }

    @Test("is drawn again when state has changed that it has read, and when its size has")
    func changes() {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                Canvas { context, size in
                    context.draw(Text("\(count) in \(Int(size.width))"), at: .zero, anchor: .topLeading)
                }
                Button("count") { count += 1 }
            }
        }
        let app = TestApp(Counting(), size: CellSize(width: 12, height: 3))
        #expect(app.screen.position(of: "0 in 12") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "1 in 12") != nil)
        app.resize(width: 14, height: 3)
        #expect(app.screen.position(of: "1 in 14") != nil)
    }

    @Test("a mask shows a view where another draws something")
    func mask() {
        struct Masked: View {
            @State private var text = "ab"

            var body: some View {
                Text("12345")
                    .background(.red)
                    .mask(alignment: .leading) { Text(text) }
                Button("more") { text = "abc" }
            }
        }
        let app = TestApp(Masked(), size: CellSize(width: 8, height: 2))
        #expect(app.screen.position(of: "12") != nil && app.screen.position(of: "123") == nil)
        app.press(.return)
        #expect(app.screen.position(of: "123") != nil && app.screen.position(of: "1234") == nil)
    }

    @Test("an effect moves a view by its size, with an animation too")
    func geometryEffect() {
        struct Shift: GeometryEffect {
            var animatableData: CGFloat

            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
            }
        }
        let app = TestApp(
            HStack(spacing: 0) { Text("ab").modifier(Shift(animatableData: 2)) }
                .frame(maxWidth: .infinity, alignment: .leading),
            size: CellSize(width: 8, height: 1)
        )
        #expect(app.screen == "    ab")
        let moved = TestApp(
            Text("ab").visualEffect { effect, geometry in effect.offset(x: geometry.size.width) }
                .frame(maxWidth: .infinity, alignment: .leading),
            size: CellSize(width: 8, height: 1)
        )
        #expect(moved.screen == "  ab")
    }
}
