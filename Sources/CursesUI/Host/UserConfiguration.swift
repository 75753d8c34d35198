import CursesUISupport

/// The files in which the user of an app configures it.
enum UserConfiguration {
    /// Returns `$XDG_CONFIG_HOME/APP/FILE`, or otherwise `~/.config/APP/FILE`, or `nil` if there is no home directory.
    static func path(of file: String, app: String, environment: [String: String]) -> String? {
        BaseDirectory.configuration.path(in: environment).map { "\($0)/\(app)/\(file)" }
    }
}
