import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("What a presentation becomes on a small screen")
struct CompactAdaptationTests {
    private enum Look {
        case popover, sheet, cover
    }

    private static let small = CellSize(width: 40, height: 24)
    private static let large = CellSize(width: 80, height: 24)

    private func popover(
        _ horizontal: PresentationAdaptation, _ vertical: PresentationAdaptation, _ size: CellSize
    ) -> TestApp {
        let view = Popover { $0.presentationCompactAdaptation(horizontal: horizontal, vertical: vertical) }
        let app = TestApp(view, size: size)
        app.press(.return)
        return app
    }

    /// Returns the look of the window. A popover begins beneath its button, in the second row.
    private func look(_ app: TestApp) -> Look? {
        let rows = app.screen.rows
        guard rows.contains(where: { $0.contains("inside") }) else { return nil }
        guard let top = rows.firstIndex(where: { $0.contains("╭") }) else { return .cover }
        return top == 1 ? .popover : .sheet
    }

    @Test("a popover becomes what it is asked to on a narrow screen, and stays one on a wide one")
    func popovers() {
        let all: [(PresentationAdaptation, Look)] = [
            (.automatic, .popover), (.none, .popover), (.popover, .popover), (.sheet, .sheet),
            (.fullScreenCover, .cover),
        ]
        for (adaptation, expected) in all {
            #expect(look(popover(adaptation, .none, Self.small)) == expected)
            #expect(look(popover(adaptation, .none, Self.large)) == .popover)
            #expect(look(popover(.none, adaptation, CellSize(width: 80, height: 12))) == expected)
        }
    }

    @Test("a popover changes with the size of the terminal, and keeps its state")
    func resizing() {
        let app = popover(.fullScreenCover, .none, Self.large)
        app.press(.return)
        #expect(app.screen.position(of: "inside 1") != nil)
        app.resize(to: Self.small)
        #expect(look(app) == .cover)
        #expect(app.screen.position(of: "inside 1") != nil)
        #expect(app.screen.position(of: "Show") == nil)
        app.resize(to: Self.large)
        #expect(look(app) == .popover)
        #expect(app.screen.position(of: "Show") != nil)
    }

    @Test("Escape closes what a popover has become")
    func escape() {
        for adaptation in [PresentationAdaptation.sheet, .fullScreenCover] {
            let app = popover(adaptation, .none, Self.small)
            app.press(.escape)
            #expect(look(app) == nil)
            #expect(app.screen.position(of: "Show") != nil)
        }
    }

    @Test("a sheet covers a small screen if it is asked to")
    func sheets() {
        func app(_ adaptation: PresentationAdaptation, _ size: CellSize) -> TestApp {
            TestApp(
                Text(verbatim: "beneath").sheet(isPresented: .constant(true)) {
                    Text(verbatim: "inside").presentationCompactAdaptation(adaptation)
                }, size: size)
        }
        #expect(look(app(.fullScreenCover, Self.small)) == .cover)
        #expect(look(app(.fullScreenCover, Self.large)) == .sheet)
        #expect(look(app(.none, Self.small)) == .sheet)
    }
}

private struct Popover<Content: View>: View {
    @ViewBuilder let change: (Inside) -> Content
    @State private var isShown = false

    init(@ViewBuilder change: @escaping (Inside) -> Content) {
        self.change = change
    }

    var body: some View {
        Button("Show") { isShown = true }
            .popover(isPresented: $isShown) { change(Inside()) }
            .frame(maxHeight: .infinity, alignment: .top)
    }
}

private struct Inside: View {
    @State private var count = 0

    var body: some View {
        Button("inside \(count)") { count += 1 }
    }
}
