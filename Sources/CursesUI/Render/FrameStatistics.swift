import CursesUITerminal

/// The cost of frames, in counts that are the same on every machine.
package struct FrameStatistics: Hashable, Sendable {
    /// The number of evaluated bodies, of views and of modifiers.
    package var bodies = 0
    /// The number of times that layout nodes placed their children.
    package var layouts = 0
    /// The number of sizes that were computed, rather than taken from a cache.
    package var measurements = 0
    /// The number of cells in the areas that were redrawn.
    package var drawnCells = 0
    /// The number of cells that were sent because they differed from the terminal's content, including a few equal
    /// cells between them, which were sent as well.
    package var presentedCells = 0
    /// The number of bytes that the terminal received, and of the write(2) calls that sent them.
    package var bytes = 0
    package var writes = 0

    package static func - (total: FrameStatistics, earlier: FrameStatistics) -> FrameStatistics {
        FrameStatistics(
            bodies: total.bodies - earlier.bodies,
            layouts: total.layouts - earlier.layouts,
            measurements: total.measurements - earlier.measurements,
            drawnCells: total.drawnCells - earlier.drawnCells,
            presentedCells: total.presentedCells - earlier.presentedCells,
            bytes: total.bytes - earlier.bytes,
            writes: total.writes - earlier.writes
        )
    }
}
