import Foundation

/// The sample projects.
enum Samples {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../Samples").standardized

    static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
}
