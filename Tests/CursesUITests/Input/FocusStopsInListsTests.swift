import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Tab and vanishing controls in lists")
struct FocusStopsInListsTests {
    private func focused(_ app: TestApp) -> String? {
        app.screen.rows.enumerated().first { row, _ in
            (0..<app.screen.size.width).contains { app.screen.cell($0, row).style.attributes.contains(.reverse) }
        }?.element.trimmingCharacters(in: .whitespaces)
    }

    @Test("Tab reaches each header with a control, and the rows between them, in both directions")
    func headers() {
        let app = TestApp(SectionsWithButtons(), size: CellSize(width: 30, height: 14))
        var seen: [String] = []
        for _ in 0..<8 {
            seen.append(focused(app) ?? "")
            app.press(.tab)
        }
        for header in ["Header A", "Header B", "Header C"] {
            #expect(seen.contains { $0.contains(header) }, "\(seen)")
        }
        #expect(seen.contains { $0.contains("Below") }, "\(seen)")
        var back: [String] = []
        for _ in 0..<8 {
            app.press(.tab, modifiers: .shift)
            back.append(focused(app) ?? "")
        }
        for header in ["Header A", "Header B", "Header C"] {
            #expect(back.contains { $0.contains(header) }, "\(back)")
        }
    }

    @Test("when swipe actions hide, the focus is on their row", arguments: [KeyEquivalent.escape, .return, .leftArrow])
    func swipeActions(key: KeyEquivalent) {
        let app = TestApp(Trees(), size: CellSize(width: 40, height: 10))
        app.press(.rightArrow)
        app.press(.rightArrow)
        app.press(key)
        app.press(.return)
        #expect(app.screen.text.contains("detail of Ash"), "\(app.screen.text)")
    }
}

private struct SectionsWithButtons: View {
    var body: some View {
        NavigationStack {
            List {
                ForEach(["A", "B", "C"], id: \.self) { section in
                    Section {
                        ForEach(1..<3) { row in
                            NavigationLink("\(section)\(row)") { Text(verbatim: "detail") }
                        }
                    } header: {
                        Button("Header \(section)") {}
                    }
                }
            }
            .safeAreaInset(edge: .bottom) { Button("Below") {} }
        }
    }
}

private struct Trees: View {
    @State private var starred = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(["Ash", "Birch", "Cedar"], id: \.self) { name in
                    NavigationLink(name) { Text(verbatim: "detail of \(name)") }
                        .swipeActions { Button("Star") { starred = name } }
                }
            }
        }
    }
}
