import CursesUISupport

/// The files in which the user of an app configures it.
enum UserConfiguration {
    /// `$XDG_CONFIG_HOME/APP/FILE`, or else `~/.config/APP/FILE`; `nil` without a home.
    static func path(of file: String, app: String, environment: [String: String]) -> String? {
        BaseDirectory.configuration.path(in: environment).map { "\($0)/\(app)/\(file)" }
    }
}
