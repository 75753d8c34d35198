/// The user's folders for the files of apps (XDG Base Directory Specification 0.8).
package enum BaseDirectory: String {
    case cache = "XDG_CACHE_HOME"
    case configuration = "XDG_CONFIG_HOME"
    case data = "XDG_DATA_HOME"
    /// The folder for sockets and files of the moment. There is no standard one.
    case runtime = "XDG_RUNTIME_DIR"
    case state = "XDG_STATE_HOME"

    /// The folder that the variable of this kind names, or else the standard folder in the home.
    ///
    /// - Parameter home: the home; `nil` for the variable `HOME`.
    /// - Returns: `nil` without a home, and without a standard folder.
    package func path(in environment: [String: String], home: String? = nil) -> String? {
        // The specification says that a relative path is to be ignored.
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
