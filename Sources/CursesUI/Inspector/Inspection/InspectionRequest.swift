/// A request from an inspector to the app.
package enum InspectionRequest: Codable, Equatable, Sendable {
    /// Chooses a view of the tree by its id; `nil` for none.
    case choose(Int?)
    /// Begins or ends to choose a view on the app's screen.
    case pick(Bool)
    /// Stops or continues the news.
    case pause(Bool)
    /// Lists all nodes, or only the views that a program names.
    case listAll(Bool)
    /// Forgets the counts, the log and the frames.
    case clear
}
