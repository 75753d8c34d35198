/// A modern terminal emulator. It understands xterm's control sequences even if the machine's terminfo
/// database has no entry for it (as after `ssh` to an older machine).
struct ModernTerminal: Equatable {
    var hasTrueColor: Bool

    /// The values of `TERM` that modern terminals set. Their terminfo entries are distributed with the terminals.
    private static let names = [
        "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
        "iterm", "konsole", "vte", "mintty", "st-256color", "kitty",
    ]

    /// The values of `TERM_PROGRAM` of terminals that show 24-bit colours.
    private static let programs: Set = [
        "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "WarpTerminal", "mintty",
    ]

    /// Creates the modern terminal that the environment names; `nil` if it names none.
    init?(environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        // In tmux and screen, TERM_PROGRAM and similar variables describe the outer terminal.
        let isMultiplexer = name.hasPrefix("tmux") || name.hasPrefix("screen")
        if Self.names.contains(where: { name == $0 || name.hasPrefix($0 + "-") }) {
            hasTrueColor = true
        } else if !isMultiplexer, let program = environment["TERM_PROGRAM"], !program.isEmpty {
            hasTrueColor = Self.programs.contains(program)
        } else if !isMultiplexer, environment["WT_SESSION"] ?? "" != "" {
            hasTrueColor = true
        } else if environment["COLORTERM"] ?? "" != "" || name.hasPrefix("xterm-")
            || name.hasPrefix("tmux-")
        {
            hasTrueColor = false
        } else {
            return nil
        }
    }
}
