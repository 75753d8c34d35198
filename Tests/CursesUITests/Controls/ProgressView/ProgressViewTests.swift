@testable import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Progress views")
struct ProgressViewTests {
    private let size = CellSize(width: 10, height: 3)

    @Test(
        "a bar fills by half cells",
        arguments: [
            (0.0, "──────────"), (0.01, "╾─────────"), (0.5, "━━━━━─────"), (0.55, "━━━━━╾────"),
            (0.99, "━━━━━━━━━╾"), (1.0, "━━━━━━━━━━"), (7, "━━━━━━━━━━"), (-1, "──────────"),
        ]
    )
    func bar(value: Double, picture: String) {
        #expect(render(ProgressView(value: value), size: size).row(1) == picture)
    }

    @Test("the part that is done has the tint, the track is dim")
    func tint() {
        let screen = render(ProgressView(value: 5, total: 10).tint(.red), size: size)
        #expect(screen.cell(0, 1).style == Style(foreground: .red))
        #expect(screen.cell(9, 1).style == Style(attributes: .dim))
        let styled = ProgressView(value: 0.5)
            .progressViewStyle(LinearProgressViewStyle(tint: .green))
        #expect(render(styled, size: size).cell(0, 1).style == Style(foreground: .green))
    }

    @Test("labels stand above and below the bar")
    func labels() {
        let view = ProgressView(value: 3, total: 10) {
            Text("Copying")
        } currentValueLabel: {
            Text("3 of 10")
        }
        #expect(
            render(view, size: size) == """
                Copying
                ━━━───────
                3 of 10
                """)
        #expect(render(ProgressView("Copy", value: 1.0), size: size).row(0) == "Copy")
    }

    @Test("a spinner turns while it can be seen")
    func spinner() {
        let app = TestApp(ProgressView("Loading"), size: size)
        #expect(app.screen == "\n⠋ Loading")
        app.advance(by: .milliseconds(100))
        #expect(app.screen == "\n⠙ Loading")
        app.advance(by: .milliseconds(950))
        #expect(app.screen == "\n⠋ Loading")
        #expect(app.frameCount == 11)
    }

    @Test("nothing turns any more once the spinner is gone")
    func gone() {
        struct Screen: View {
            @State private var isLoading = true

            var body: some View {
                Button("x") { isLoading.toggle() }
                if isLoading { ProgressView() }
            }
        }
        let app = TestApp(Screen(), size: size)
        app.advance(by: .seconds(1))
        #expect(app.frameCount == 11)
        app.press(.return)
        let frames = app.frameCount
        app.advance(by: .seconds(10))
        #expect(app.frameCount == frames)
        app.press(.return)
        app.advance(by: .seconds(1))
        #expect(app.frameCount == frames + 11)
    }

    @Test("spinners turn together")
    func together() {
        let app = TestApp(
            VStack {
                ProgressView(); ProgressView()
            }, size: size)
        app.advance(by: .seconds(1))
        #expect(app.frameCount == 11)
    }

    @Test("a bar of unknown length wanders to and fro")
    func wanderer() {
        let app = TestApp(ProgressView().progressViewStyle(.linear), size: size)
        var pictures: [String] = []
        for _ in 0..<14 {
            pictures.append(app.screen.row(1))
            app.advance(by: .milliseconds(100))
        }
        #expect(Set(pictures).count == 8)
        #expect(pictures.contains("━━━───────"))
        #expect(pictures.contains("───────━━━"))
    }

    @Test("circular and known is a part in percent")
    func circular() {
        let view = ProgressView("Up", value: 0.519).progressViewStyle(.circular)
        #expect(render(view, size: size).row(1).contains("51% Up"))
    }

    @Test("a time counts down by itself, and then stands")
    func timer() {
        // The virtual time of a test begins at the reference date.
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let app = TestApp(ProgressView(timerInterval: start...(start + 10)), size: size)
        #expect(app.screen.row(0) == "━━━━━━━━━━")
        #expect(app.screen.row(1) == "0:10")
        app.advance(by: .seconds(5))
        #expect(app.screen.row(0) == "━━━━━─────")
        #expect(app.screen.row(1) == "0:05")
        app.advance(by: .seconds(6))
        #expect(app.screen.row(0) == "──────────")
        #expect(app.screen.row(1) == "0:00")
        let frames = app.frameCount
        app.advance(by: .seconds(60))
        #expect(app.frameCount == frames)
    }

    @Test("a Progress is asked while it goes on")
    func progress() {
        let progress = Progress(totalUnitCount: 10)
        let app = TestApp(ProgressView(progress), size: size)
        progress.completedUnitCount = 4
        app.advance(by: .milliseconds(100))
        #expect(app.screen.row(1) == "━━━━──────")
        progress.completedUnitCount = 10
        app.advance(by: .milliseconds(100))
        #expect(app.screen.row(1) == "━━━━━━━━━━")
        let frames = app.frameCount
        app.advance(by: .seconds(5))
        #expect(app.frameCount == frames)
    }

    @Test("a style of one's own gets the fraction and the labels")
    func custom() {
        struct Plain: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "?")
                }
            }
        }
        let view = VStack {
            ProgressView("A", value: 1, total: 4)
            ProgressView()
        }
        #expect(render(view.progressViewStyle(Plain()), size: size).text == "  A 0.25\n     ?")
    }

    @Test("a bar is as wide as its room, or twenty columns where that is not known")
    func width() {
        let wide = ProgressView(value: 1).fixedSize()
        #expect(render(wide, size: CellSize(width: 30, height: 1)).text.filter { $0 == "━" }.count == 20)
        #expect(render(ProgressView(value: 1), size: CellSize(width: 0, height: 0)).text == "")
    }
}
