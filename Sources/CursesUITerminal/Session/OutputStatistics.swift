/// The amount of output to a terminal, which shows the cost of a change.
public struct OutputStatistics: Hashable, Sendable {
    /// The number of frames that changed something.
    public internal(set) var frames = 0
    /// The number of cells that were drawn: those that differed, and a few between them.
    public internal(set) var cells = 0
    /// The number of calls of write(2).
    public internal(set) var writes = 0
    /// The number of bytes that the terminal has accepted.
    public internal(set) var bytes = 0
    /// The number of frames that were dropped because the terminal was busy.
    public internal(set) var dropped = 0
}
