import Foundation

/// The folder of CursesUI on this machine.
package enum Checkout {
    /// The folder with CursesUI.
    ///
    /// - Parameter name: the folder that the user names; `nil` for the one that `CURSESUI_CHECKOUT` names, which the
    ///   installed command sets, or else the one that this program was built in.
    /// - Throws: a `ToolError` if it does not hold CursesUI.
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

    /// The folder that this file was compiled in, which is `Sources/CursesUITool/Running`.
    private static let builtFolder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
}
