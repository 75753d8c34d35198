/// A request from an inspector to the app.
package enum InspectionRequest: Codable, Equatable, Sendable {
    /// Selects a view of the tree by its id; `nil` for none.
    case choose(Int?)
    /// Starts or stops picking a view on the app's screen.
    case pick(Bool)
    /// Moves the pointer that picks a view, by cells. Coordinates outside the screen are clamped.
    case movePointer(columns: Int, rows: Int)
    /// Pauses or resumes the sending of snapshots.
    case pause(Bool)
    /// Lists all nodes, or only the views that are named in source code.
    case listAll(Bool)
    /// Clears the counts, the log and the frames.
    case clear
}
