import CursesUI
import CursesUITesting
import Foundation
import Testing

/// Compares the screen with a picture in the documentation comments of a source file, so that these pictures always
/// show the actual result.
@MainActor
func expectDocumented(
    _ screen: Snapshot,
    in path: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOf: root.appending(path: "Sources/CursesUI/\(path)"), encoding: .utf8)
    let comments = source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
        .map { $0.hasPrefix("/// ") ? $0.dropFirst(4) : $0.hasPrefix("///") ? $0.dropFirst(3) : "-" }
        .joined(separator: "\n")
    var rows = screen.rows
    while rows.last?.isEmpty == true { rows.removeLast() }
    let picture = rows.drop { $0.isEmpty }.joined(separator: "\n")
    #expect(
        comments.contains("\n" + picture + "\n"),
        "The documentation in \(path) should show:\n\(picture)\n",
        sourceLocation: sourceLocation
    )
}

@MainActor
func expectDocumented(
    _ view: some View,
    _ width: Int,
    _ height: Int,
    in path: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let app = TestApp(view, size: CellSize(width: width, height: height))
    try expectDocumented(app.screen, in: path, sourceLocation: sourceLocation)
}
