import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Texts in the terminal's own colour on fills")
struct ReadableInkTests {
    private func foreground(
        _ word: String = "word", in view: some View, colorScheme: ColorScheme = .dark, isReported: Bool = true
    ) throws -> TerminalColor {
        let app = TestApp(view, size: CellSize(width: 20, height: 4), colorScheme: colorScheme)
        if isReported {
            let colors: [TerminalColor] = [.rgb(220, 220, 220), .rgb(20, 20, 20)]
            app.terminal.capabilities.foreground = colors[colorScheme == .dark ? 0 : 1]
            app.terminal.capabilities.background = colors[colorScheme == .dark ? 1 : 0]
            app.settle()
        }
        let place = try #require(app.screen.position(of: word))
        return app.screen.cell(place.column, place.row).style.foreground
    }

    @Test("They are black on a light fill in a dark terminal", arguments: [true, false])
    func light(isReported: Bool) throws {
        for fill in [Color.white, .yellow, .mint, Color(white: 0.95)] {
            let view = Text(verbatim: "word").padding().background(fill)
            #expect(try foreground(in: view, isReported: isReported) == .rgb(0, 0, 0))
        }
        let stack = ZStack {
            Color.white.ignoresSafeArea()
            Text(verbatim: "word")
        }
        #expect(try foreground(in: stack, isReported: isReported) == .rgb(0, 0, 0))
    }

    @Test("They are white on a black fill in a light terminal")
    func dark() throws {
        let view = Text(verbatim: "word").background(Color.black)
        #expect(try foreground(in: view, colorScheme: .light) == .rgb(255, 255, 255))
    }

    @Test("They keep the terminal's colour where it is readable")
    func readable() throws {
        for fill in [Color.black, .blue, .purple, .clear] {
            #expect(try foreground(in: Text(verbatim: "word").background(fill)) == .default)
        }
        #expect(try foreground(in: Text(verbatim: "word")) == .default)
    }

    @Test("A colour that the author chose is kept")
    func chosen() throws {
        let view = Text(verbatim: "word").foregroundStyle(Color(red: 1, green: 1, blue: 0.8)).background(Color.white)
        #expect(try foreground(in: view) == .rgb(255, 255, 204))
    }

    @Test("Secondary texts are readable too")
    func secondary() throws {
        let view = Text(verbatim: "word").foregroundStyle(.secondary).background(Color.white)
        #expect(try foreground(in: view, isReported: false) == .rgb(0, 0, 0))
    }

    @Test("A sheet is treated alike")
    func layers() throws {
        let view = Text(verbatim: "below").sheet(isPresented: .constant(true)) {
            Text(verbatim: "word").background(Color.white)
        }
        #expect(try foreground(in: view) == .rgb(0, 0, 0))
    }
}
