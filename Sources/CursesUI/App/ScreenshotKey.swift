import CursesUITerminal
import Foundation

/// The key that writes an image of the screen (SVG), if the environment enables it.
@MainActor
struct ScreenshotKey {
    private let folder: URL
    private let app: String

    private static let key = KeyEquivalent.function(12)

    /// - Parameter folder: the value of `CURSESUI_SCREENSHOT`.
    /// - Returns: `nil` if the variable is not set. The app receives the key in this case.
    init?(_ folder: String?, app: String) {
        guard let folder, !folder.isEmpty else { return nil }
        self.folder = URL(fileURLWithPath: folder)
        self.app = app
    }

    func isPressed(in event: TerminalEvent) -> Bool {
        guard case .key(let press) = event else { return false }
        return press.key == Self.key && press.modifiers.isEmpty && press.phase == .down
    }

    /// Writes the image to a new file: `APP-1.svg`, `APP-2.svg` and so on.
    ///
    /// - Throws: an error from Foundation if the folder or the file cannot be written.
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
