import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The colour of a button's label")
struct ButtonColorTests {
    private func color(_ view: some View) -> TerminalColor {
        let screen = render(
            VStack {
                Button("first") {}
                view
            }, size: CellSize(width: 20, height: 4))
        let place = screen.position(of: "text") ?? .zero
        return screen.cell(place.column, place.row).style.foreground
    }

    private var buttons: [(view: AnyView, isPlain: Bool)] {
        let button = Button("text") {}
        return [
            (AnyView(button), false), (AnyView(button.buttonStyle(.borderless)), false),
            (AnyView(button.buttonStyle(.bordered)), false), (AnyView(button.buttonStyle(.plain)), true),
        ]
    }

    @Test("is the one that the app has set for text, in each style and around several buttons")
    func foreground() {
        for (button, _) in buttons {
            #expect(color(button.foregroundColor(.red)) == .red)
            #expect(color(button.foregroundStyle(.green)) == .green)
            #expect(color(button.foregroundColor(.red).tint(.orange)) == .red)
            #expect(color(VStack { button }.foregroundColor(.red).tint(.orange)) == .red)
        }
    }

    @Test("is the tint, except in a plain style, and the role comes first")
    func tint() {
        for (button, isPlain) in buttons {
            #expect((color(button.tint(.red)) == .red) == !isPlain)
            #expect((color(VStack { button }.accentColor(.red)) == .red) == !isPlain)
        }
        #expect(color(Button("text") {}) != .red)
        let delete = Button("text", role: .destructive) {}
        #expect(color(delete.tint(.green)) == color(delete))
    }
}
