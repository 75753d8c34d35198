import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The width of buttons")
struct ButtonSizingTests {
    private func rows(_ sizing: ButtonSizing, _ size: ControlSize = .regular, width: Int = 20) -> [String] {
        let app = TestApp(
            VStack {
                Button("Save") {}
                Button("Bare") {}.buttonStyle(.plain)
            }
            .buttonStyle(.bordered)
            .controlSize(size)
            .buttonSizing(sizing),
            size: CellSize(width: width, height: 4))
        return (0..<4).map { app.screen.row($0) }
    }

    @Test("a flexible button is as wide as its space, with the label in the middle")
    func flexible() {
        #expect(rows(.flexible)[1] == "[       Save       ]")
        #expect(rows(.flexible)[2].trimmingCharacters(in: .whitespaces) == "Bare")
        let box = rows(.flexible, .large)
        #expect(box[0] == "┏━━━━━━━━━━━━━━━━━━┓")
        #expect(box[1] == "┃       Save       ┃")
    }

    @Test("other buttons are as wide as their labels", arguments: [ButtonSizing.automatic, .fitted])
    func fitted(sizing: ButtonSizing) {
        #expect(rows(sizing)[1].trimmingCharacters(in: .whitespaces) == "[ Save ]")
    }

    @Test("flexible buttons in a row share its width, and in a scrolling row they are as wide as their labels")
    func rowOfButtons() {
        let buttons = HStack(spacing: 0) {
            Button("A") {}
            Button("B") {}
        }
        .buttonStyle(.bordered)
        .buttonSizing(.flexible)
        let size = CellSize(width: 20, height: 1)
        #expect(TestApp(buttons, size: size).screen.row(0) == "[   A    ][   B    ]")
        let scrolling = TestApp(ScrollView(.horizontal) { buttons }, size: size)
        #expect(scrolling.screen.row(0).trimmingCharacters(in: .whitespaces) == "[ A ][ B ]")
    }

    @Test("a flexible button in too little space cuts its label, not its marks")
    func narrow() {
        #expect(rows(.flexible, width: 5)[1] == "[Sa…]")
    }
}
