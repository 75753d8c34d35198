extension Capabilities.ColorLevel {
    /// Determines the number of colours from the environment and the terminal's terminfo entry.
    ///
    /// `NO_COLOR` (no-color.org) turns colours off. `CLICOLOR_FORCE` overrides it, and enables at least sixteen
    /// colours. `COLORTERM` is trusted, except in GNU screen, which passes the variable on but not the colours. tmux
    /// converts colours for the outer terminal.
    init(environment: [String: String], entry: TerminfoEntry) {
        let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
        if environment["NO_COLOR"] ?? "" != "", !isForced {
            self = .none
            return
        }
        let found = Self.offered(environment: environment, entry: entry)
        self = isForced ? max(found, .ansi16) : found
    }

    private static func offered(
        environment: [String: String],
        entry: TerminfoEntry
    ) -> Capabilities.ColorLevel {
        let name = environment["TERM"] ?? entry.name
        let isScreen = name.hasPrefix("screen") && environment["TMUX"] == nil
        if entry.isANSI, !isScreen {
            let isPromised = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
            if isPromised || entry.extendedFlags.contains("RGB") || name.hasSuffix("-direct")
                || ModernTerminal(environment: environment)?.hasTrueColor == true
            {
                return .trueColor
            }
        }
        return switch entry[number: "colors"] ?? 0 {
        case 256...: .ansi256
        case 16...: .ansi16
        case 8...: .ansi8
        default: .none
        }
    }
}
