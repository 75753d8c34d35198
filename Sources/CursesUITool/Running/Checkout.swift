import Foundation

/// Finds the folder of CursesUI on this machine.
package enum Checkout {
    /// Returns the folder with CursesUI.
    ///
    /// - Parameter name: the folder that the user specifies. If it is `nil`, the environment variable
    ///   `CURSESUI_CHECKOUT`, which the installed command sets, determines the folder; otherwise it is the folder in
    ///   which this program was built.
    /// - Throws: a `ToolError` if the folder does not contain CursesUI.
    package static func folder(
        named name: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ToolError) -> URL {
        let path = name ?? environment["CURSESUI_CHECKOUT"]
        let folder = path.map { URL(fileURLWithPath: $0) } ?? builtFolder
        let url = folder.standardizedFileURL
        guard url.appending(path: "Sources/SwiftUICompat").isFolder else {
            throw ToolError("\(url.filePath) does not hold CursesUI: name its folder with --checkout")
        }
        return url
    }

    /// The path of this source file at compile time, in `Sources/CursesUITool/Running`.
    private static let builtFolder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
}
