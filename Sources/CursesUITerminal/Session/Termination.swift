/// The reason why the program is to end.
public enum Termination: Hashable, Sendable {
    /// SIGINT. The Control-C key does not cause it: it arrives as a key press.
    case interrupt
    /// SIGTERM.
    case terminate
    /// SIGHUP, or the end of the terminal's input: the terminal is gone.
    case hangUp

    /// The exit status with which a shell reports that a signal ended a program: 128 plus the signal's
    /// number.
    public var exitStatus: Int32 {
        switch self {
        case .hangUp: 128 + 1
        case .interrupt: 128 + 2
        case .terminate: 128 + 15
        }
    }
}
