import CNCurses
import Foundation

/// The findings about a terminal as lines for a bug report: plain text without control sequences.
package struct TerminalReport {
    package let lines: [String]

    /// - Parameters:
    ///   - terminal: the terminal, after its answers have arrived or the wait for them has ended.
    ///   - failure: the reason why the terminal could not be used, if any.
    @MainActor
    package init(
        _ terminal: NCursesTerminal, failure: TerminalError?, environment: [String: String]
    ) {
        var lines = ["Versions"] + Self.indented(Self.versions)
        lines += ["Environment"] + Self.indented(Self.variables(environment))
        if let failure {
            lines += ["Terminal"] + Self.indented([("none", failure.description)])
        } else {
            lines += ["Terminal"] + Self.indented(Self.findings(terminal))
            lines += ["Columns of emoji sequences"] + Self.indented(Self.widths(terminal))
        }
        self.lines = lines
    }

    /// Formats names and values in two columns.
    private static func indented(_ values: [(name: String, value: String)]) -> [String] {
        values.map { name, value in
            "  " + name.padding(toLength: 22, withPad: " ", startingAt: 0) + value.printable
        }
    }

    // MARK: Around the terminal

    @MainActor
    private static var versions: [(String, String)] {
        [
            ("system", ProcessInfo.processInfo.operatingSystemVersionString),
            ("ncurses", curses_version().map { String(cString: $0) } ?? "?"),
            ("character set", UTF8Locale.use(in: ProcessInfo.processInfo.environment) ? "UTF-8" : "ASCII"),
        ]
    }

    /// The variables that determine how a terminal is classified.
    private static let names = [
        "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "KONSOLE_VERSION",
        "WT_SESSION", "TMUX", "STY", "SSH_CONNECTION", "NO_COLOR", "CLICOLOR_FORCE", "COLORFGBG",
        "LANG", "LC_ALL", "LC_CTYPE", "TERMINFO", "COLUMNS", "LINES", "ESCDELAY",
    ]

    /// The variables whose values are private, because they reveal where the app runs.
    private static let secrets: Set = ["SSH_CONNECTION", "TMUX", "STY", "WT_SESSION"]

    private static func variables(_ environment: [String: String]) -> [(String, String)] {
        let values = names.compactMap { name in
            environment[name].map { (name, secrets.contains(name) ? "set" : $0.isEmpty ? "(empty)" : $0) }
        }
        return values.isEmpty ? [("none", "that count are set")] : values
    }

    // MARK: The terminal

    @MainActor
    private static func findings(_ terminal: NCursesTerminal) -> [(String, String)] {
        let capabilities = terminal.capabilities
        func isOffered(_ isOffered: Bool?) -> String { isOffered.map { $0 ? "yes" : "no" } ?? "not told" }
        let scheme = capabilities.appearance.map { $0 == .light ? "light" : "dark" } ?? "not told, taken for dark"
        return [
            ("size", "\(terminal.size.width) columns, \(terminal.size.height) rows"),
            ("name", capabilities.terminalName ?? "not told"),
            ("answers", terminal.answers == nil ? "none in time" : "complete"),
            ("attributes (DA1)", terminal.answers?.attributes.map(String.init).joined(separator: " ") ?? "none"),
            ("colours", capabilities.colorLevel.title),
            ("background", (capabilities.background.map { "\($0.report), " } ?? "") + scheme),
            ("colour of texts", capabilities.foreground?.report ?? "not told"),
            (
                "palette",
                capabilities.palette.isEmpty ? "not told" : capabilities.palette.map(\.report).joined(separator: " ")
            ),
            ("pictures", capabilities.pictureTitle),
            ("pixels of a cell", capabilities.cellPixels.map { "\($0.width) by \($0.height)" } ?? "not told"),
            ("line drawing", capabilities.hasLineDrawing ? "yes" : "in ASCII"),
            ("hyperlinks", capabilities.hasHyperlinks ? "yes" : "not known to"),
            ("synchronised output", isOffered(capabilities.hasSynchronizedOutput)),
            ("keyboard protocol", capabilities.hasKeyboardProtocol ? "kitty's" : "none"),
            ("emoji drawn as one", capabilities.emoji.title),
        ]
    }

    @MainActor
    private static func widths(_ terminal: NCursesTerminal) -> [(String, String)] {
        guard let widths = terminal.answers?.widths, !widths.isEmpty else {
            return [("not told", "the degraded forms are drawn")]
        }
        return zip(TerminalProbe.samples, widths).map { sample, width in
            (sample.kind.title, "\(width)" + (width == EmojiSequence.width ? "" : " (2 expected)"))
        }
    }
}

extension Capabilities.ColorLevel {
    fileprivate var title: String {
        switch self {
        case .none: "none"
        case .ansi8: "8"
        case .ansi16: "16"
        case .ansi256: "256"
        case .trueColor: "24-bit"
        }
    }
}

extension EmojiSequence.Kinds {
    /// The names of the kinds, as in `variation, flag`.
    fileprivate var title: String {
        let names: [(EmojiSequence.Kinds, String)] = [
            (.variation, "variation selector"), (.modifier, "skin tone"), (.flag, "flag"), (.joined, "joined"),
            (.tagged, "tagged"),
        ]
        let found = names.filter { contains($0.0) }.map(\.1)
        return found.isEmpty ? "none" : found.joined(separator: ", ")
    }
}

extension TerminalColor {
    fileprivate var report: String {
        guard case .rgb(let red, let green, let blue) = kind else { return "\(kind)" }
        return String(format: "#%02x%02x%02x", red, green, blue)
    }
}
