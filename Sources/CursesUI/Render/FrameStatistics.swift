import CursesUITerminal

/// The cost of frames, in counts that are the same on every machine.
package struct FrameStatistics: Hashable, Sendable {
    /// Bodies evaluated: of views, and of modifiers that have one.
    package var bodies = 0
    /// Layout nodes that placed their children.
    package var layouts = 0
    /// Sizes that were computed rather than taken from a cache.
    package var measurements = 0
    /// Cells of the areas that were drawn again.
    package var drawnCells = 0
    /// Cells that differed from what the terminal showed, including a few equal cells in between, which are sent as
    /// well.
    package var presentedCells = 0
    /// Bytes that the terminal received, and the calls of write(2) that sent them.
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
