import CursesUI
import CursesUITesting

@testable import GitHubCascade

/// The cascade demo on an in-memory screen, with its own user defaults. It sends its requests to an embedded server.
@MainActor
struct CascadeScreen {
    /// An app that starts the virtual time of the test. It is created before the model, so that the model's pipelines
    /// use virtual time from the beginning.
    private let time = TestApp(EmptyView(), size: CellSize(width: 1, height: 1))
    let model: CascadeModel
    let app: TestApp
    let defaults = MemoryDefaults()

    init(
        _ api: GitHubAPI?,
        username: String = "",
        size: CellSize = CellSize(width: 80, height: 24),
        patience: Double = 10
    ) {
        model = CascadeModel(api: api, username: username, patience: patience)
        app = TestApp(
            GitHubCascade(model: model)
                .defaultAppStorage(defaults)
                .padding(.horizontal),
            size: size
        )
    }

    /// Types a name into the field, and waits for the delay after which the name is looked up.
    func enter(_ name: String) {
        for _ in model.username { app.press(.delete) }
        app.type(name)
        app.advance(by: .milliseconds(500))
    }

    /// Advances the virtual time, without yielding to other tasks.
    func advance(by duration: Duration) {
        app.advance(by: duration)
    }

    func shows(_ text: String) -> Bool { app.screen.position(of: text) != nil }

    /// Whether a picture, which has its own colours, is visible in the card.
    var showsPicture: Bool {
        guard let card = app.screen.position(of: "╭─ ") else { return false }
        return (2...9).contains { column in
            app.screen.cell(card.column + column, card.row + 3).style.background != .default
        }
    }

    /// Waits until a text is visible.
    func wait(for text: String) async {
        await app.wait { $0.screen.position(of: text) != nil }
    }

    /// Waits until no request is in progress.
    func waitForRest() async {
        await app.wait { _ in !isBusy }
    }

    /// Whether the spinner is visible.
    var isBusy: Bool {
        let title = app.screen.text.split(separator: "\n").first ?? ""
        return title.contains { "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".contains($0) }
    }

}
