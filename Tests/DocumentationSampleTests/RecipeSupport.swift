import CursesUI
import CursesUITesting
import Foundation

/// Runs a recipe of the cookbook.
@MainActor
func makeApp(_ recipe: some View, width: Int = 40, height: Int = 12) -> TestApp {
    TestApp(recipe, size: CellSize(width: width, height: height))
}

extension TestApp {
    /// Returns whether a text is on the screen.
    func shows(_ text: String) -> Bool { screen.position(of: text) != nil }
}

/// Counts calls, which may come from any task.
actor Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

/// A folder that is removed when its owner is deallocated.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "CursesUI-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }
}
