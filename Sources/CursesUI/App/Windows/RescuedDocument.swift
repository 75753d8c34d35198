import CursesUISupport
import Foundation

/// Determines where a document without a file is written when the app ends: in the user's state folder for the app.
struct RescuedDocument {
    /// Returns `$XDG_STATE_HOME/APP`, or otherwise `~/.local/state/APP`, or `nil` if there is no home directory.
    static func folder(app: String, environment: [String: String]) -> URL? {
        BaseDirectory.state.path(in: environment).map { URL(fileURLWithPath: $0).appendingPathComponent(app) }
    }
}
