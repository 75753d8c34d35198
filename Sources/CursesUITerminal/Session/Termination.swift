/// Why the world outside wants the program to end.
public enum Termination: Hashable, Sendable {
    /// SIGINT; the keyboard's control-C is a key press instead.
    case interrupt
    /// SIGTERM.
    case terminate
    /// SIGHUP, or the end of the terminal's input: it is gone.
    case hangUp

    /// The exit status by which a shell tells that a signal ended a program: 128 and its number.
    public var exitStatus: Int32 {
        switch self {
        case .hangUp: 128 + 1
        case .interrupt: 128 + 2
        case .terminate: 128 + 15
        }
    }
}
