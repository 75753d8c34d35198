import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Rotated and scaled views")
struct TransformTests {
    private func app(_ view: some View, _ width: Int = 8, _ height: Int = 4) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    /// Returns the cells in which a view draws something: their rows, with a mark for each.
    private func shape(_ view: some View, _ width: Int = 8, _ height: Int = 4) -> [String] {
        let screen = app(view, width, height).screen
        return (0..<height).map { row in
            String(
                (0..<width).map { column in
                    let cell = screen.cell(column, row)
                    return cell.glyph != .space || cell.style.background != .default ? "#" : "."
                })
        }
    }

    // MARK: Areas and lines

    @Test("an area that is rotated by a right angle changes its width and its height")
    func quarterTurn() {
        let bar = Color.red.frame(width: 8, height: 1)
        #expect(shape(bar) == ["........", "########", "........", "........"])
        // Four rows in the middle of five touch all of them.
        #expect(shape(bar.rotationEffect(.degrees(90)), 8, 5) == Array(repeating: "...##...", count: 5))
        #expect(shape(bar.rotationEffect(.degrees(180))) == shape(bar))
        #expect(shape(bar.rotationEffect(.degrees(360))) == shape(bar))
    }

    @Test("the colours of a gradient turn with its area")
    func gradients() {
        let colors: [Color] = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
        func grounds(_ view: some View) -> [TerminalColor] {
            let screen = app(view, 8, 4).screen
            return [(4, 0), (7, 2), (4, 3), (0, 2)].map { screen.cell($0.0, $0.1).style.background }
        }
        let line = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: 8, height: 4)
        let down = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).frame(width: 8, height: 4)
        let (turned, expected) = (grounds(line.rotationEffect(.degrees(90))), grounds(down))
        #expect(turned[0].rgb.map { $0.red > 200 } == true && turned[2].rgb.map { $0.blue > 200 } == true)
        #expect(expected[0].rgb.map { $0.red > 200 } == true)
        let back = grounds(line.rotationEffect(.degrees(180)))
        #expect(back[1].rgb.map { $0.red > 200 } == true && back[3].rgb.map { $0.blue > 200 } == true)
    }

    @Test("a rotation goes clockwise around its anchor")
    func anchor() {
        let bar = Color.red.frame(width: 4, height: 1).frame(width: 8, height: 4, alignment: .topLeading)
        let turned = Color.red.frame(width: 4, height: 1).rotationEffect(.degrees(90), anchor: .topLeading)
            .frame(width: 8, height: 4, alignment: .top)
        #expect(shape(bar) == ["####....", "........", "........", "........"])
        #expect(shape(turned) == ["##......", "##......", "........", "........"])
    }

    @Test("a ring that starts at the top starts there after a frame as well")
    func ring() {
        let ring = Circle().trim(from: 0, to: 0.5).fill(.red)
        let direct = ring.rotationEffect(.degrees(-90)).frame(width: 8, height: 4)
        let framed = ring.frame(width: 8, height: 4).rotationEffect(.degrees(-90))
        #expect(shape(framed) == shape(direct))
        #expect(shape(framed).allSatisfy { $0.hasPrefix("...") })
    }

    @Test("the hand of a clock moves around the centre, and its old place is cleared")
    func hand() {
        let app = TestApp(Clock(), size: CellSize(width: 12, height: 7))
        func columns() -> (left: Bool, right: Bool) {
            let rows = app.screen.rows.dropLast()
            return (
                rows.contains { $0.prefix(5).contains { $0 != " " } },
                rows.contains { $0.dropFirst(7).contains { $0 != " " } }
            )
        }
        #expect(columns() == (false, false))
        app.press(" ")
        #expect(columns() == (false, true))
        app.press(" ")
        #expect(columns() == (false, false))
        app.press(" ")
        #expect(columns() == (true, false))
    }

    @Test("a scaled area grows and shrinks around its centre; texts keep their size")
    func scale() {
        let square = Color.red.frame(width: 4, height: 2)
        #expect(shape(square.scaleEffect(2)) == Array(repeating: "########", count: 4))
        #expect(shape(square.scaleEffect(0.5)) == ["........", "...##...", "...##...", "........"])
        #expect(shape(square.scaleEffect(x: 2, y: 1)) == ["........", "########", "########", "........"])
        #expect(app(Text(verbatim: "text").scaleEffect(3)).screen.text == app(Text(verbatim: "text")).screen.text)
    }

    @Test("a change of less than half a cell leaves a view as it is")
    func small() {
        let button = Text(verbatim: "press").padding(.horizontal).background(.red)
        #expect(app(button.scaleEffect(0.95)).screen.text == app(button).screen.text)
        #expect(shape(button.scaleEffect(0.95)) == shape(button))
    }

    @Test("small circles around a centre are dots")
    func dots() {
        let dial = ZStack {
            ForEach(0..<4, id: \.self) { quarter in
                Circle().frame(width: 1, height: 1).offset(y: -2).rotationEffect(.degrees(Double(quarter) * 90))
            }
        }
        #expect(app(dial, 9, 5).screen.rows.map { $0.trimmed } == ["●", "", "●       ●", "", "●"])
    }

    // MARK: Upright views

    @Test("texts move around the centre, and stay upright")
    func texts() {
        let view = VStack(spacing: 1) {
            Text(verbatim: "up")
            Text(verbatim: "down")
        }
        #expect(app(view.rotationEffect(.degrees(180))).screen.rows.map { $0.trimmed } == ["down", "", "up", ""])
        let row = HStack(spacing: 2) {
            Text(verbatim: "a")
            Text(verbatim: "b")
        }
        #expect(app(row.rotationEffect(.degrees(180))).screen.rows.map { $0.trimmed } == ["", "b  a", "", ""])
        #expect(app(row.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))).screen.rows[1].trimmed == "b  a")
        #expect(app(row.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))).screen.rows[1].trimmed == "a  b")
    }

    @Test("texts that would cover each other stay in their places")
    func collision() {
        let rows = VStack {
            Text(verbatim: "first")
            Text(verbatim: "second")
        }
        let screen = app(rows.rotationEffect(.degrees(90))).screen
        #expect(screen.text.contains("first"))
        #expect(screen.text.contains("second"))
    }

    @Test("a view inside is updated where it is drawn")
    func update() {
        let app = TestApp(Turned(), size: CellSize(width: 8, height: 4))
        #expect(app.screen.rows[0].trimmed == "0")
        app.press(" ")
        #expect(app.screen.rows[0].trimmed == "1")
        #expect(app.screen.text.filter { $0 == "0" || $0 == "1" } == "1")
    }

    @Test("nested transforms add up")
    func nested() {
        let bar = Color.red.frame(width: 8, height: 1)
        let twice = bar.rotationEffect(.degrees(45)).rotationEffect(.degrees(45))
        #expect(shape(twice, 8, 5) == shape(bar.rotationEffect(.degrees(90)), 8, 5))
        let back = VStack { bar.rotationEffect(.degrees(-90)) }.rotationEffect(.degrees(90))
        #expect(shape(back) == shape(bar))
    }

    @Test("a geometry effect rotates as well")
    func geometryEffect() {
        let bar = Color.red.frame(width: 8, height: 1)
        #expect(shape(bar.modifier(QuarterTurn()), 8, 5) == shape(bar.rotationEffect(.degrees(90)), 8, 5))
    }

    @Test("a view that is scaled to nothing is not drawn, and cannot be used")
    func zero() {
        let app = app(Button("press") {}.scaleEffect(0))
        #expect(app.screen.text.trimmed.isEmpty)
        #expect(app.host.focus.focused == nil)
    }

    // MARK: Symbols

    @Test("symbols with a direction turn, in steps of an eighth")
    func symbols() {
        func name(_ name: String, _ degrees: Double) -> String? {
            SymbolName.turned(name, by: CGAffineTransform(rotationAngle: degrees * .pi / 180))
        }
        #expect(name("chevron.right", 90) == "chevron.down")
        #expect(name("chevron.right", -90) == "chevron.up")
        #expect(name("chevron.forward", 180) == "chevron.left")
        #expect(name("chevron.right", 10) == nil)
        #expect(name("chevron.right.circle.fill", 90) == "chevron.down.circle.fill")
        #expect(name("arrow.up", 45) == "arrow.up.right")
        #expect(name("arrow.up.right", 90) == "arrow.down.right")
        #expect(name("plus", 45) == "xmark")
        #expect(name("plus.circle.fill", 45) == "xmark.circle.fill")
        #expect(name("plus", 90) == nil)
        #expect(name("star", 90) == nil)
        #expect(SymbolName.turned("arrow.right", by: CGAffineTransform(scaleX: -1, y: 1)) == "arrow.left")
    }

    @Test("the symbol of a disclosure turns with its state")
    func disclosure() {
        let right = app(Image(systemName: "chevron.right")).screen.text
        let down = app(Image(systemName: "chevron.down")).screen.text
        let turned = app(Image(systemName: "chevron.right").rotationEffect(.degrees(90))).screen.text
        #expect(turned == down)
        #expect(turned != right)
    }

    @Test("a view is mirrored in a layout from right to left, if it asks for it")
    func flips() {
        func text(_ flips: Bool, _ direction: LayoutDirection) -> String {
            app(
                Image(systemName: "arrow.left").flipsForRightToLeftLayoutDirection(flips)
                    .environment(\.layoutDirection, direction)
            ).screen.text.trimmed
        }
        #expect(text(true, .rightToLeft) == app(Image(systemName: "arrow.right")).screen.text.trimmed)
        #expect(text(true, .leftToRight) == app(Image(systemName: "arrow.left")).screen.text.trimmed)
        #expect(text(false, .rightToLeft) == text(true, .leftToRight))
    }

    @Test("a rotation is animated")
    func animation() {
        let app = TestApp(Spinning(), size: CellSize(width: 8, height: 5))
        let start = app.screen.text
        app.press(" ")
        app.advance(by: .milliseconds(500))
        let middle = app.screen.text
        app.advance(by: .seconds(1))
        #expect(middle != start)
        #expect(middle != app.screen.text)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

private struct Clock: View {
    @State private var quarters = 0.0

    var body: some View {
        VStack(spacing: 0) {
            Rectangle().fill(.red).frame(width: 1, height: 3).offset(y: -1.5)
                .frame(width: 12, height: 6)
                .rotationEffect(.degrees(quarters * 90))
            Button("") { quarters += 1 }
        }
    }
}

private struct Turned: View {
    @State private var count = 0

    var body: some View {
        ZStack {
            VStack(spacing: 1) {
                Text(verbatim: "")
                Text(verbatim: "\(count)")
            }
            .frame(height: 4, alignment: .bottom)
            .rotationEffect(.degrees(180))
            Button("") { count += 1 }
        }
    }
}

private struct QuarterTurn: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        let turn = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(a: 0, b: 0.5, c: -2, d: 0, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(turn)
    }
}

private struct Spinning: View {
    @State private var angle = 0.0

    var body: some View {
        VStack(spacing: 0) {
            Rectangle().fill(.red).frame(width: 6, height: 1).rotationEffect(.degrees(angle)).frame(height: 4)
            Button("") { withAnimation(.linear(duration: 1)) { angle = 90 } }
        }
    }
}
