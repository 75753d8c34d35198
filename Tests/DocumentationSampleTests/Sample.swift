import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

/// A view that the documentation shows. Its code is in the file of this target with the name of the view.
struct Sample: Sendable, CustomTestStringConvertible {
    /// The name of the view's type.
    let name: String
    /// The module whose documentation catalogue shows the view.
    let module: String
    let size: CellSize
    private let makeApp: @MainActor @Sendable (CellSize) -> TestApp
    private let prepare: @MainActor @Sendable (TestApp) async -> Void

    var testDescription: String { name }

    /// - Parameter prepare: performs user actions before the picture is taken.
    init<Content: View>(
        _ width: Int,
        _ height: Int,
        in module: String = "CursesUI",
        makeView: @escaping @MainActor @Sendable () -> Content,
        then prepare: @escaping @MainActor @Sendable (TestApp) async -> Void = { _ in }
    ) {
        name = String(describing: Content.self)
        self.module = module
        size = CellSize(width: width, height: height)
        makeApp = { TestApp(makeView(), size: $0) }
        self.prepare = prepare
    }

    /// Returns the picture of the view, on a terminal with 24-bit colour that reports its colours.
    @MainActor
    func makePicture() async -> String {
        let app = makeApp(size)
        app.terminal.capabilities.foreground = .rgb(212, 212, 212)
        app.terminal.capabilities.background = .rgb(30, 30, 30)
        app.settle()
        await prepare(app)
        return app.screen.svg
    }
}
