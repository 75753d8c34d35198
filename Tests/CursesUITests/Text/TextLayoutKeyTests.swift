import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The layouts of texts as a preference")
struct TextLayoutKeyTests {
    private struct Marked: View {
        @State private var word = "one two"
        @State private var isMoved = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if isMoved { Text(verbatim: "above") }
                Text(verbatim: word).frame(maxWidth: 4, alignment: .leading)
            }
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { geometry in
                    ForEach(layouts.indices, id: \.self) { index in
                        let line = layouts[index].layout.last!.typographicBounds.rect
                        let origin = geometry[layouts[index].origin]
                        Text(verbatim: "<").offset(x: origin.x + line.maxX, y: origin.y + line.minY)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .focusable()
            .onKeyPress("w") {
                word = "three"
                return .handled
            }
            .onKeyPress("m") {
                isMoved = true
                return .handled
            }
        }
    }

    @Test("An overlay knows the lines of the texts, also after a change")
    func overlay() {
        let app = TestApp(Marked(), size: CellSize(width: 10, height: 4))
        #expect(app.screen.rows[0] == "one")
        #expect(app.screen.rows[1].hasPrefix("two<"))
        app.type("m")
        #expect(app.screen.rows[0].hasPrefix("above<"))
        #expect(app.screen.rows[2].hasPrefix("two<"))
        app.type("w")
        #expect(app.screen.rows[1].contains("<") || app.screen.rows[2].contains("<"))
        #expect(!app.screen.text.contains("two"))
    }

    private struct Counted: View {
        let log: Log

        var body: some View {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
            .onPreferenceChange(Text.LayoutKey.self) { log.add("\($0.count)") }
        }
    }

    @Test("The value has a layout for each text, and is told once")
    func count() {
        let log = Log()
        let app = TestApp(Counted(log: log), size: CellSize(width: 10, height: 1))
        #expect(log.take() == ["2"])
        app.resize(to: CellSize(width: 12, height: 1))
        #expect(log.take() == [])
    }
}
