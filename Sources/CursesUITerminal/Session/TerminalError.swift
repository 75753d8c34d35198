/// The reason why the screen cannot be used. The description is one line with the problem and its solution.
public enum TerminalError: Error, Hashable, Sendable {
    /// Standard output goes to a file or a pipe.
    case notATerminal
    /// `TERM` is unset or empty.
    case typeNotSet
    /// The terminal cannot move its cursor, such as `dumb`.
    case cannotMoveCursor(type: String)
    /// The terminfo database has no entry for the terminal.
    case unknownType(String)
    /// There is no terminfo database.
    case noDatabase
    /// The limit on open files is too low: the process can open only `free` more.
    case tooFewDescriptors(free: Int)
    /// The operating system failed to open the terminal; `reason` is its message.
    case cannotOpen(path: String, reason: String)
    /// The file that `CURSESUI_RECORD` names cannot be written to.
    case cannotRecord(path: String, reason: String)
}

extension TerminalError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notATerminal:
            "Standard output is not a terminal. "
                + "Run the program in one, without redirecting its output."
        case .typeNotSet:
            "TERM is not set. "
                + "Set it to your terminal's type, for example: export TERM=xterm-256color"
        case .cannotMoveCursor(let type):
            "The terminal type \"\(Self.printable(type))\" cannot show a full screen. "
                + "If yours can, set its type, for example: export TERM=xterm-256color"
        case .unknownType(let type):
            "The terminal type \"\(Self.printable(type))\" is not known on this machine. "
                + "Install its terminfo entry or set another, "
                + "for example: export TERM=xterm-256color"
        case .noDatabase:
            "The terminfo database is missing. "
                + "Install it (on Debian and Ubuntu: apt-get install ncurses-base)."
        case .tooFewDescriptors(let free):
            "The limit on open files leaves \(free), and the screen needs \(NCursesTerminal.requiredDescriptors). "
                + "Raise it, for example: ulimit -n 256"
        case .cannotOpen(let path, let reason):
            "Cannot open the terminal \(Self.printable(path)): \(reason)."
        case .cannotRecord(let path, let reason):
            "Cannot record into \(Self.printable(path)), which CURSESUI_RECORD names: \(reason)."
        }
    }

    /// Returns a text in printable form and limited length, because values from the environment can be arbitrary.
    private static func printable(_ text: String) -> String {
        String(text.unicodeScalars.prefix(80)).printable
    }
}
