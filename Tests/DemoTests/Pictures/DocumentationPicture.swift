import CursesUI
import CursesUITesting
import Foundation
import Testing

/// A picture in the documentation, compared with the screen of a demo.
struct DocumentationPicture: CustomTestStringConvertible {
    let name: String
    var isLight = false

    var testDescription: String { isLight ? "\(name)-light" : name }

    /// Returns the picture in dark and in light colours.
    static func pair(_ name: String) -> [DocumentationPicture] {
        [DocumentationPicture(name: name), DocumentationPicture(name: name, isLight: true)]
    }

    /// Shows a view on a terminal that reports its colours.
    @MainActor
    func show(_ view: some View, _ width: Int, _ height: Int) -> TestApp {
        let app = TestApp(
            view, size: CellSize(width: width, height: height), colorScheme: isLight ? .light : .dark)
        app.terminal.capabilities.foreground = isLight ? .rgb(36, 41, 47) : .rgb(212, 212, 212)
        app.terminal.capabilities.background = isLight ? .rgb(255, 255, 255) : .rgb(30, 30, 30)
        app.settle()
        return app
    }

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../Sources/CursesUI/CursesUI.docc/Resources")
        .standardizedFileURL

    /// Compares the file with a screen; with `CURSESUI_RECORD=failed`, rewrites the file.
    @MainActor
    func check(_ app: TestApp) throws {
        let file = Self.folder.appending(path: "\(testDescription).svg")
        let picture = app.screen.svg
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if recorded != picture, ProcessInfo.processInfo.environment["CURSESUI_RECORD"] == "failed" {
            return try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            recorded == picture, "\(testDescription).svg is not what is shown; CURSESUI_RECORD=failed draws it anew.")
    }
}
