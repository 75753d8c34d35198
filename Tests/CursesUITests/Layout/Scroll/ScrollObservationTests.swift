import CursesUITesting
import Testing
@testable import CursesUI

@MainActor
@Suite("Scroll views tell where they are")
struct ScrollObservationTests {
    private let size = CellSize(width: 20, height: 4)

    private func rows(_ count: Int = 20) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
            }
        }
    }

    @Test("The geometry of a scroll view is told at first and after each change")
    func geometry() {
        let log = Log()
        let view = rows().onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.y
        } action: { old, new in
            log.add("\(Int(old)) \(Int(new))")
        }
        let app = TestApp(view, size: size)
        #expect(log.take() == ["0 0"])
        app.press(.downArrow)
        app.scroll(1, column: 8, row: 1)
        #expect(log.take() == ["0 1", "1 4"])
        var geometry: ScrollGeometry?
        let whole = rows().onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
        } action: {
            geometry = $1
        }
        TestApp(whole, size: size).settle()
        #expect(geometry?.contentSize.height == 20)
        #expect(geometry?.containerSize.height == 4)
        #expect(geometry?.visibleRect.maxY == 4)
    }

    @Test("The user's scrolling is a phase, and the app's is none")
    func phases() {
        let log = Log()
        struct Phases: View {
            let log: Log
            @State private var position = ScrollPosition()

            var body: some View {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") }
                    }
                }
                .scrollPosition($position)
                .onScrollPhaseChange { old, new in log.add("\(old) \(new)") }
                .onKeyPress("e") {
                    position.scrollTo(edge: .bottom)
                    return .handled
                }
            }
        }
        let app = TestApp(Phases(log: log), size: size)
        app.press(.downArrow)
        #expect(log.take() == ["idle interacting", "interacting idle"])
        app.press("e")
        #expect(app.screen.text.contains("row 19"))
        #expect(log.take() == [])
    }

    /// A scroll view with a button for each way of scrolling.
    private struct Positioned: View {
        let log: Log
        @State var position = ScrollPosition(edge: .bottom)

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") }
                }
            }
            .scrollPosition($position)
            .onChange(of: position) {
                log.add("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
            }
            .onKeyPress("i") { change { $0.scrollTo(id: 7) } }
            .onKeyPress("t") { change { $0.scrollTo(edge: .top) } }
            .onKeyPress("y") { change { $0.scrollTo(y: 3) } }
        }

        private func change(_ body: (inout ScrollPosition) -> Void) -> KeyPress.Result {
            body(&position)
            return .handled
        }
    }

    @Test("A position scrolls to a view, to an edge and to a point, and again if it is set again")
    func position() {
        let log = Log()
        let app = TestApp(Positioned(log: log), size: size)
        #expect(app.screen.text.contains("row 19"))
        app.press("i")
        #expect(app.screen.row(0).contains("row 7 "))
        app.press("t")
        #expect(app.screen.row(0).contains("row 0 "))
        app.press("y")
        #expect(app.screen.row(0).contains("row 3 "))
        app.press("t")
        #expect(app.screen.row(0).contains("row 0 "))
        #expect(log.take() == ["7 false", "-1 false", "-1 false", "-1 false"])
    }

    @Test("A position tells where the user has scrolled to")
    func userPosition() {
        let log = Log()
        let app = TestApp(Positioned(log: log), size: size)
        app.press("t")
        _ = log.take()
        app.press(.downArrow)
        #expect(log.take() == ["1 true"])
        app.press(.downArrow)
        #expect(log.take() == ["2 true"])
    }

    @Test("A row that leaves the visible part changes as the transition says")
    func transition() {
        let view = ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<8, id: \.self) { row in
                    VStack(spacing: 0) {
                        Text(verbatim: "a\(row)")
                        Text(verbatim: "b\(row)")
                    }
                    .scrollTransition { effect, phase in effect.offset(x: phase.isIdentity ? 0 : 8) }
                }
            }
            .frame(width: 16, alignment: .leading)
        }
        let app = TestApp(view, size: size)
        let start = app.screen.position(of: "a0")?.column ?? 0
        app.press(.downArrow)
        #expect(app.screen.position(of: "b0")?.column == start + 4)
        #expect(app.screen.position(of: "a1")?.column == start)
        #expect(app.screen.position(of: "a2")?.column == start + 4)
    }
}
