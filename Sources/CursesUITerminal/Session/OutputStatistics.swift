/// The amount of output to a terminal. It shows how much output a change causes.
public struct OutputStatistics: Hashable, Sendable {
    /// The number of frames that changed something.
    public internal(set) var frames = 0
    /// The number of cells that were drawn: the cells that differed, and a few cells between them.
    public internal(set) var cells = 0
    /// The number of calls to write(2).
    public internal(set) var writes = 0
    /// The number of bytes that the terminal has accepted.
    public internal(set) var bytes = 0
    /// The number of frames that were dropped because the terminal was busy.
    public internal(set) var dropped = 0
}
