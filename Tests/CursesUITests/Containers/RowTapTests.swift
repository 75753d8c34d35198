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

    enum Gesture: CaseIterable {
        case tap, doubleTap, longPress, simultaneous, highPriority
    }

    enum RowAction: CaseIterable {
        case none, delete, move, swipe, selection
    }

    private struct Row: View {
        let gesture: Gesture
        let act: () -> Void

        var body: some View {
            let text = Text("row").contentShape(Rectangle())
            switch gesture {
            case .tap: text.onTapGesture { act() }
            case .doubleTap: text.onTapGesture(count: 2) { act() }
            case .longPress: text.onLongPressGesture { act() }
            case .simultaneous: text.simultaneousGesture(TapGesture().onEnded { act() })
            case .highPriority: text.highPriorityGesture(TapGesture().onEnded { act() })
            }
        }
    }

    private struct ActionRows: View {
        let gesture: Gesture
        let action: RowAction
        let act: () -> Void
        @State private var selection: Int?

        private var rows: some DynamicViewContent {
            ForEach([1], id: \.self) { _ in Row(gesture: gesture, act: act) }
        }

        var body: some View {
            switch action {
            case .none: List { rows }
            case .delete: List { rows.onDelete { _ in } }
            case .move: List { rows.onMove { _, _ in } }
            case .swipe:
                List {
                    ForEach([1], id: \.self) { _ in Row(gesture: gesture, act: act).swipeActions { Button("Pin") {} } }
                }
            case .selection: List(selection: $selection) { rows }
            }
        }
    }

    @Test("Return and Space do what they do on the same view outside of a row", arguments: Gesture.allCases)
    func likeOutside(_ gesture: Gesture) {
        for key in [KeyEquivalent.return, .space] {
            func acts(_ view: (@escaping () -> Void) -> some View) -> Int {
                var count = 0
                let app = TestApp(view { count += 1 }, size: CellSize(width: 30, height: 8))
                app.press(key)
                app.advance(by: .seconds(2))
                app.press(.return)
                app.advance(by: .seconds(2))
                return count
            }
            let outside = acts { Row(gesture: gesture, act: $0) }
            for action in RowAction.allCases {
                let inside = acts { ActionRows(gesture: gesture, action: action, act: $0) }
                #expect(inside == outside, "\(key) on a row with \(action)")
            }
        }
    }
}
