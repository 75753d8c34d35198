import CursesUISupport
import Foundation

/// Determines where a document without a file is written when the app ends: in the user's state folder for the app.
struct RescuedDocument {
    /// Returns `$XDG_STATE_HOME/APP`, or otherwise `~/.local/state/APP`, or `nil` if there is no home directory.
    static func folder(app: String, environment: [String: String]) -> URL? {
        BaseDirectory.state.path(in: environment).map { URL(fileURLWithPath: $0).appendingPathComponent(app) }
    }

    /// Returns the URL of a file that does not exist yet: `Untitled.txt`, `Untitled 2.txt` and so on.
    static func url(named name: String, in folder: URL) -> URL {
        let file = name as NSString
        var url = folder.appendingPathComponent(name)
        var number = 2
        while FileManager.default.fileExists(atPath: url.path) {
            let ending = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
            url = folder.appendingPathComponent("\(file.deletingPathExtension) \(number)\(ending)")
            number += 1
        }
        return url
    }
}
