/// How much was written to a terminal, so that one can tell what a change costs.
public struct OutputStatistics: Hashable, Sendable {
    /// Frames that changed something.
    public internal(set) var frames = 0
    /// Cells that were drawn: those that differed, and a few between them.
    public internal(set) var cells = 0
    /// Calls of write(2).
    public internal(set) var writes = 0
    /// Bytes that the terminal took.
    public internal(set) var bytes = 0
    /// Frames that came while none could be taken, and were dropped.
    public internal(set) var dropped = 0
}
