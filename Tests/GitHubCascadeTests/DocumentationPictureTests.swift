import CursesUI
import CursesUITesting
import Foundation
import Testing

@testable import GitHubCascade

/// Tests that the picture in the documentation matches the screen of the demo. `CURSESUI_RECORD=failed swift test
/// --filter DocumentationPictureTests` rewrites it.
@MainActor
@Suite("The picture in the documentation")
struct DocumentationPictureTests {
    @Test("The cascade is as it is shown", arguments: [ColorScheme.dark, .light])
    func cascade(scheme: ColorScheme) async throws {
        let screen = CascadeScreen(nil, size: CellSize(width: 72, height: 20))
        let terminal = screen.app.terminal
        terminal.capabilities.appearance = scheme == .light ? .light : .dark
        terminal.capabilities.foreground = scheme == .light ? .rgb(36, 41, 47) : .rgb(212, 212, 212)
        terminal.capabilities.background = scheme == .light ? .rgb(255, 255, 255) : .rgb(30, 30, 30)
        screen.app.settle()
        let name = scheme == .light ? "GitHubCascade-light" : "GitHubCascade"
        await screen.wait(for: "made-up users")
        for (name, text) in [("paper-owl", "Repositories: 7"), ("marble-fox", "Repositories: 138")] {
            screen.enter(name)
            await screen.wait(for: text)
            await screen.app.wait { _ in screen.showsPicture && !screen.isBusy }
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CursesUI/CursesUI.docc/Resources/\(name).svg")
            .standardizedFileURL
        let picture = screen.app.screen.svg
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if recorded != picture, ProcessInfo.processInfo.environment["CURSESUI_RECORD"] == "failed" {
            return try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(recorded == picture, "\(name).svg is not what is shown; see above for how to draw it anew.")
    }
}
