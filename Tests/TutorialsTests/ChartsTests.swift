import CursesUITesting
import SwiftUICompat
import Testing

@testable import Tutorials

@MainActor
@Suite("Charts as tutorials write them, unchanged")
struct ChartsTests {
    @Test("Bars in the colours of a scale, areas, lines, rules and axes of an app's own")
    func charts() {
        let app = open(NavigationStack { ChartsView() }, height: 48)
        for text in ["Cube", "Pyramid", "■ Green", "■ Pink", "200 h", "Goal", "┈"] {
            #expect(app.shows(text), "\(text)")
        }
        #expect(app.screen.description.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        app.click(text: "Show the goal")
        #expect(!app.shows("Goal"))
    }
}
