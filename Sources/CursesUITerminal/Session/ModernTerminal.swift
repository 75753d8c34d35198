/// A terminal emulator of today, which speaks xterm's language whether or not the machine's
/// terminfo database knows its name (as after `ssh` to an older machine).
struct ModernTerminal: Equatable {
    var hasTrueColor: Bool

    /// Names that such terminals put into `TERM`; their entries come with the terminal.
    private static let names = [
        "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
        "iterm", "konsole", "vte", "mintty", "st-256color", "kitty",
    ]

    /// Programs that say who they are in `TERM_PROGRAM`, and show 24-bit colours.
    private static let programs: Set = [
        "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "WarpTerminal", "mintty",
    ]

    /// `nil` where nothing tells of one.
    init?(environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        // Inside of tmux and screen, TERM_PROGRAM and the like tell of the outer terminal.
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
