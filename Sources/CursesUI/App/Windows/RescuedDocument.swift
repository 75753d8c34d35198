import CursesUISupport
import Foundation

/// A document without a file whose app ends: it is written to the user's folder for the state of apps.
struct RescuedDocument {
    /// `$XDG_STATE_HOME/APP`, or else `~/.local/state/APP`; `nil` without a home.
    static func folder(app: String, environment: [String: String]) -> URL? {
        BaseDirectory.state.path(in: environment).map { URL(fileURLWithPath: $0).appendingPathComponent(app) }
    }

    /// A path in a folder where there is no file yet: `Untitled.txt`, `Untitled 2.txt` and so on.
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
