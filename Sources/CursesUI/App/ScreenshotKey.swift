import CursesUITerminal
import Foundation

/// The key that writes a picture of the screen (SVG), where the environment asks for it.
@MainActor
struct ScreenshotKey {
    private let folder: URL
    private let app: String

    private static let key = KeyEquivalent.function(12)

    /// - Parameter folder: the value of `CURSESUI_SCREENSHOT`.
    /// - Returns: `nil` if the variable is not set, and the key is the app's.
    init?(_ folder: String?, app: String) {
        guard let folder, !folder.isEmpty else { return nil }
        self.folder = URL(fileURLWithPath: folder)
        self.app = app
    }

    func isPressed(in event: TerminalEvent) -> Bool {
        guard case .key(let press) = event else { return false }
        return press.key == Self.key && press.modifiers.isEmpty && press.phase == .down
    }

    /// Writes the picture into a file of its own, `APP-1.svg` and so on.
    ///
    /// - Throws: the error of Foundation.
    func write(_ buffer: CellBuffer, cursor: CellPoint?, isLight: Bool) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var number = 1
        var file: URL
        repeat {
            file = folder.appending(path: "\(app)-\(number).svg")
            number += 1
        } while FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        let graphic = ScreenGraphic(buffer, cursor: cursor, colors: isLight ? .light : .dark)
        try Data(graphic.svg.utf8).write(to: file, options: .atomic)
    }
}
