import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The accessory of a tab view")
struct TabViewBottomAccessoryTests {
    private struct Player: View {
        @State private var isPlaying = false
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement

        var body: some View {
            Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
            Text(placement == .expanded ? "expanded" : "none")
        }
    }

    private struct Music: View {
        @State private var isOff = false

        var body: some View {
            TabView {
                Tab("Albums", systemImage: "square.stack") { Button("Hide") { isOff = true } }
                Tab("Songs", systemImage: "music.note") {
                    TabView {
                        Tab("Inner", systemImage: "1.circle") { Text("songs") }
                    }
                }
            }
            .tabViewBottomAccessory(isEnabled: !isOff) { HStack { Player() } }
        }
    }

    private let size = CellSize(width: 40, height: 10)

    @Test("is in the last row, keeps its state when the tab changes, and is not in the tab views of pages")
    func stays() {
        let app = TestApp(Music(), size: size)
        #expect(app.screen.row(9).contains("[ Play ]"))
        #expect(app.screen.row(9).contains("expanded"))
        app.click(text: "Play")
        app.press("2", modifiers: .option)
        #expect(app.screen.position(of: "songs") != nil)
        #expect(app.screen.row(9).contains("[ Pause ]"))
        #expect(app.screen.text.components(separatedBy: "expanded").count == 2)
    }

    @Test("has the focus by Tab, and goes when it is disabled")
    func keyboard() {
        let app = TestApp(Music(), size: size)
        var names: [String] = []
        for _ in 0..<4 {
            app.press(.tab)
            names.append(app.focused?.name ?? "")
        }
        #expect(names.contains("Play"))
        app.click(text: "Hide")
        #expect(app.screen.position(of: "Play") == nil)
    }
}
