import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Rows with a tap gesture")
struct RowTapTests {
    private struct Rows: View {
        let swipes: Bool
        @State private var names = ["one", "two", "three"]
        @State private var tapped = "none"

        private func row(_ name: String) -> some View {
            HStack {
                Text(verbatim: name)
                Spacer()
            }
            .listRowInsets(EdgeInsets())
            .contentShape(Rectangle())
            .onTapGesture { tapped = name }
        }

        var body: some View {
            Text(verbatim: "tapped \(tapped)")
            List {
                if swipes {
                    ForEach(names, id: \.self) { name in
                        row(name).swipeActions { Button("Archive") {} }
                    }
                } else {
                    ForEach(names, id: \.self) { name in
                        if name != "none" { row(name) }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
            }
        }
    }

    @Test("Return taps a row that can be deleted, and Delete deletes it")
    func deletable() {
        let app = TestApp(Rows(swipes: false), size: CellSize(width: 40, height: 10))
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.text.contains("tapped two"))
        app.press(.deleteForward)
        #expect(!app.screen.text.contains("\n two") && app.screen.text.contains("three"))
    }

    @Test("Return taps a row with swipe actions")
    func swipes() {
        let app = TestApp(Rows(swipes: true), size: CellSize(width: 40, height: 10))
        app.press(.downArrow, times: 2)
        app.press(.return)
        #expect(app.screen.text.contains("tapped three"))
    }

    @Test("A row with two views to tap does not choose between them")
    func several() {
        var taps = 0
        let view = List {
            ForEach(["row"], id: \.self) { _ in
                HStack {
                    Text("left").onTapGesture { taps += 1 }
                    Text("right").onTapGesture { taps += 1 }
                }
            }
            .onDelete { _ in }
        }
        let app = TestApp(view, size: CellSize(width: 40, height: 5))
        app.press(.return)
        #expect(taps == 0)
    }
}
