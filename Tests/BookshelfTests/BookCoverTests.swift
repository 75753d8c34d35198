import CursesUITesting
import SwiftUICompat
import Testing

@testable import Bookshelf

@MainActor
@Suite("Pictures in a file that imports SwiftUI, unchanged")
struct BookCoverTests {
    /// A PNG of two by two red pixels.
    private static let cover = Data(
        base64Encoded: """
            iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==
            """
    )!

    private func app(data: Data?, url: URL? = nil) -> TestApp {
        TestApp(
            BookCover(data: data, url: url), size: CellSize(width: 8, height: 2), cellMetrics: .points
        )
    }

    private func isRed(_ app: TestApp) -> Bool {
        app.screen.cell(4, 1).style.background == .rgb(255, 0, 0)
    }

    @Test("A picture of data is shown in its own form")
    func data() {
        let app = app(data: Self.cover)
        #expect(isRed(app))
        #expect(app.screen.cell(1, 0).style.background == .default)
    }

    @Test("A picture of a file is loaded, and a sign stands where there is none")
    func file() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("cover-\(UUID().uuidString).png")
        try Self.cover.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let app = app(data: nil, url: file)
        await app.wait(until: isRed)
        let none = self.app(data: Data("no picture".utf8), url: file.appendingPathExtension("no"))
        await none.wait { $0.screen.text.contains("⚠") }
    }
}
