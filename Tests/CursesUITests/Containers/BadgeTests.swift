import CursesUITesting
import Testing

@MainActor
@Suite("Badges")
struct BadgeTests {
    private struct Row: View {
        @State private var taps = 0
        var body: some View {
            Button("taps \(taps)") { taps += 1 }
        }
    }

    private struct Inbox: View {
        @State private var unread = 1
        var body: some View {
            List {
                Row().badge(unread)
            }
            .onKeyPress("r") {
                unread = 1 - unread
                return .handled
            }
        }
    }

    @Test("A row keeps its state when its badge appears and disappears")
    func state() {
        let app = TestApp(Inbox(), size: CellSize(width: 20, height: 4))
        #expect(app.screen.row(0).hasSuffix("1"))
        #expect(app.click(text: "taps 0"))
        #expect(app.screen.position(of: "taps 1") != nil)
        app.press("r")
        #expect(app.screen.position(of: "taps 1") != nil)
        #expect(!app.screen.row(0).trimmingCharacters(in: .whitespaces).hasSuffix(" 1"))
        app.press("r")
        #expect(app.screen.position(of: "taps 1") != nil)
    }
}
