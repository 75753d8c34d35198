import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("A frame around the content of a window")
struct WindowFrameTests {
    enum Frame: CaseIterable {
        case minimum, flexible, fixed, fixedWidth
    }

    /// Content in a frame that is larger than the screen.
    private struct Framed<Content: View>: View {
        let frame: Frame
        @ViewBuilder let content: Content

        var body: some View {
            switch frame {
            case .minimum: content.frame(minWidth: 100, minHeight: 40)
            case .flexible:
                content.frame(
                    minWidth: 80, idealWidth: 100, maxWidth: .infinity, minHeight: 30, idealHeight: 40,
                    maxHeight: .infinity)
            case .fixed: content.frame(width: 100, height: 40)
            case .fixedWidth: content.frame(width: 100)
            }
        }
    }

    private struct Line: View {
        var body: some View {
            HStack {
                Text("left")
                Spacer()
                Text("right")
            }
        }
    }

    private func makeApp(_ view: some View) -> TestApp {
        TestApp(view, size: CellSize(width: 60, height: 16))
    }

    @Test("is not larger than the screen, which does not scroll", arguments: Frame.allCases)
    func fits(_ frame: Frame) {
        let app = makeApp(Framed(frame: frame) { Line() })
        #expect(app.screen.position(of: "left")?.column == 0)
        #expect(app.screen.position(of: "right")?.column == 55)
        #expect(!app.screen.text.contains("┃"))
        app.resize(width: 30, height: 12)
        #expect(app.screen.position(of: "right")?.column == 25)
    }

    @Test("is that of the window whatever modifiers are around it", arguments: Frame.allCases)
    func modified(_ frame: Frame) {
        let app = makeApp(
            Framed(frame: frame) { Line() }
                .navigationTitle("Title")
                .toolbar { Button("Bar") {} }
                .environment(\.lineLimit, 1)
                .task {}
                .onAppear {}
                .background(Color.blue)
                .sheet(isPresented: .constant(false)) { Text("sheet") })
        #expect(app.screen.text.contains("Title") && app.screen.text.contains("Bar"))
        #expect(app.screen.position(of: "right")?.column == 55)
        #expect(!app.screen.text.contains("┃"))
    }

    @Test("scrolls if the content itself does not fit", arguments: Frame.allCases)
    func scrolls(_ frame: Frame) {
        let app = makeApp(
            Framed(frame: frame) {
                VStack(spacing: 0) { ForEach(0..<25, id: \.self) { Button("button \($0)") {} } }
            })
        #expect(app.screen.position(of: "[ button 0 ]")?.row == 0)
        #expect(app.screen.text.contains("┃"))
        app.press(.end)
        #expect(app.screen.position(of: "[ button 24 ]")?.row == 15)
    }

    @Test("is a frame of its own if it is not around the whole content")
    func parts() {
        let app = makeApp(
            VStack(spacing: 0) {
                Text("first")
                Text("framed").frame(minHeight: 40)
            })
        #expect(app.screen.position(of: "first")?.row == 0)
        #expect(app.screen.text.contains("│"))
    }

    @Test("is a frame of its own beside another view of the window")
    func twoViews() {
        let app = TestApp(
            Group {
                Color.blue.frame(height: 15)
                List { Text("first row") }
            }, size: CellSize(width: 30, height: 24))
        #expect(app.screen.position(of: "first row")?.row == 15)
    }
}
