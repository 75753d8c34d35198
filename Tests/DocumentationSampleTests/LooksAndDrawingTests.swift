import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Recipes: Looks and drawing")
struct LooksAndDrawingTests {
    @Test("How do I theme my app?")
    func orangeApp() throws {
        let app = makeApp(OrangeApp())
        let orange = try #require(app.screen.style(of: "Orange"))
        let nord = try #require(app.screen.style(of: "Nord"))
        #expect(orange.foreground != nord.foreground)
    }

    @Test("How do I make a button style of my own?")
    func arrowButtons() {
        let app = makeApp(ArrowButtons())
        #expect(app.shows("▷ Cast off"))
        app.press(.return)
        #expect(app.shows("at sea"))
    }

    @Test("How do I embed a picture?")
    func portrait() async {
        let picture = SampleFile.root.appending(path: "Tests/CursesUIImageTests/Pictures/grey.png")
        let app = makeApp(Portrait(file: picture))
        #expect(!app.shows("no picture"))
        await app.wait { !$0.screen.text.isEmpty && !$0.shows("A portrait") }
        #expect(makeApp(Portrait(file: URL(filePath: "/nowhere.png"))).shows("no picture"))
    }

    @Test("How do I draw cells of my own?")
    func waveCanvas() {
        let app = makeApp(WaveCanvas(), width: 20, height: 5)
        #expect(app.screen.positions(of: "~").count == 20)
    }

    @Test("How do I animate a change?")
    func movingBoat() throws {
        let app = makeApp(MovingBoat())
        let start = try #require(app.screen.position(of: "⛵"))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        let middle = try #require(app.screen.position(of: "⛵"))
        app.advance(by: .seconds(1))
        let end = try #require(app.screen.position(of: "⛵"))
        #expect(start.column < middle.column && middle.column < end.column)
    }

    @Test("How do I draw a chart of values that change?")
    func loadChart() {
        let low = makeApp(LoadChart(loads: [0.1, 0.1, 0.1]), height: 10)
        let high = makeApp(LoadChart(loads: [0.1, 0.9, 0.9]), height: 10)
        #expect(low.screen != high.screen)
    }

    @Test("How do I show Markdown?")
    func releaseNotes() {
        let app = makeApp(ReleaseNotes())
        #expect(app.shows("• charts"))
        #expect(app.screen.style(of: "faster")?.attributes.contains(.bold) == true)
    }
}
