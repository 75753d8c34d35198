/// The user's base directories for the files of apps (XDG Base Directory Specification 0.8).
package enum BaseDirectory: String {
    case cache = "XDG_CACHE_HOME"
    case configuration = "XDG_CONFIG_HOME"
    case data = "XDG_DATA_HOME"
    /// The folder for sockets and temporary files. It has no default.
    case runtime = "XDG_RUNTIME_DIR"
    case state = "XDG_STATE_HOME"

    /// Returns the folder that the environment variable names, or otherwise the default folder in the home directory.
    ///
    /// - Parameter home: the home directory; `nil` to use the variable `HOME`.
    /// - Returns: `nil` if there is neither a variable nor a home directory, or if this kind has no default.
    package func path(in environment: [String: String], home: String? = nil) -> String? {
        // The specification requires that relative paths are ignored.
        if let named = environment[rawValue], named.hasPrefix("/") { return named }
        guard let standard, let home = home ?? environment["HOME"] else { return nil }
        return "\(home)/\(standard)"
    }

    private var standard: String? {
        switch self {
        case .cache: ".cache"
        case .configuration: ".config"
        case .data: ".local/share"
        case .runtime: nil
        case .state: ".local/state"
        }
    }
}
