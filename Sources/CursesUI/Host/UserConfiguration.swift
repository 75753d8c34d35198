/// The files in which the user of an app configures it.
enum UserConfiguration {
    /// `$XDG_CONFIG_HOME/APP/FILE`, or else `~/.config/APP/FILE`; `nil` without a home.
    static func path(of file: String, app: String, environment: [String: String]) -> String? {
        // The specification of the base directories says that a relative path is to be ignored.
        let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let folder = configuration ?? environment["HOME"].map({ "\($0)/.config" }) else { return nil }
        return "\(folder)/\(app)/\(file)"
    }
}
