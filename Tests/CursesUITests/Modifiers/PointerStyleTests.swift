import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Styles of the mouse pointer")
struct PointerStyleTests {
    private struct Pointers: View {
        @State private var isGrabbed = false
        @State private var isShown = true

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Text(verbatim: "outer ")
                    Text(verbatim: "inner").pointerStyle(.link)
                    Text(verbatim: " none").pointerStyle(nil)
                }
                .pointerStyle(.zoomIn)
                if isShown { Text(verbatim: "card").pointerStyle(isGrabbed ? .grabActive : .grabIdle) }
                Button("grab") { isGrabbed = true }.keyboardShortcut("g")
                Button("hide") { isShown = false }.keyboardShortcut("h")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func move(_ app: TestApp, _ column: Int, _ row: Int) -> PointerShape? {
        app.move(column: column, row: row)
        return app.terminal.pointerShape
    }

    @Test("the innermost view under the mouse decides, and outside of all views the pointer is the terminal's")
    func innermost() {
        let app = TestApp(Pointers(), size: CellSize(width: 30, height: 8))
        #expect(app.terminal.mouse == .motion)
        #expect(app.terminal.pointerShape == nil)
        #expect(move(app, 0, 0) == .zoomIn)
        #expect(move(app, 7, 0) == .pointingHand)
        #expect(move(app, 13, 0) == .zoomIn)
        #expect(move(app, 0, 1) == .openHand)
        #expect(move(app, 0, 6) == nil)
    }

    @Test("the pointer follows a style that changes, and a view that goes")
    func changing() {
        let app = TestApp(Pointers(), size: CellSize(width: 30, height: 8))
        #expect(move(app, 0, 1) == .openHand)
        app.press("g", modifiers: .control)
        #expect(app.terminal.pointerShape == .closedHand)
        app.press("h", modifiers: .control)
        #expect(app.terminal.pointerShape == nil)
    }

    @Test("without reports of all moves, the pointer is the terminal's")
    func off() {
        let app = TestApp(Pointers(), size: CellSize(width: 30, height: 8))
        #expect(move(app, 0, 1) == .openHand)
        app.press(.function(8))
        #expect(app.terminal.pointerShape == nil)
        let plain = TestApp(Text(verbatim: "plain").pointerStyle(nil), size: CellSize(width: 30, height: 8))
        #expect(plain.terminal.mouse == .drags)
    }

    @Test("arrows point to the sides that a border or a frame can move to")
    func arrows() {
        func shape(_ style: PointerStyle, _ isRightToLeft: Bool = false) -> PointerShape {
            style.shape(isRightToLeft: isRightToLeft)
        }
        #expect(shape(.columnResize) == .leftRight)
        #expect(shape(.columnResize(directions: .leading)) == .left)
        #expect(shape(.columnResize(directions: .leading), true) == .right)
        #expect(shape(.rowResize(directions: .down)) == .down)
        #expect(shape(.rowResize) == .upDown)
        #expect(shape(.frameResize(position: .top)) == .upDown)
        #expect(shape(.frameResize(position: .topLeading)) == .falling)
        #expect(shape(.frameResize(position: .topLeading), true) == .rising)
        #expect(shape(.frameResize(position: .bottomTrailing, directions: .outward)) == .downRight)
        #expect(shape(.frameResize(position: .bottomTrailing, directions: .inward)) == .upLeft)
        #expect(shape(.frameResize(position: .bottomTrailing, directions: .inward), true) == .upRight)
    }
}
