/// The motion of windows, tabs and other parts that the library itself animates.
enum OwnMotion {
    /// Whether the user wants less motion: `CURSESUI_REDUCE_MOTION=1`.
    static func isReduced(_ environment: [String: String]) -> Bool { environment["CURSESUI_REDUCE_MOTION"] == "1" }

    /// The transaction that moves a new view to its position. The motion is short, and the user can operate the view
    /// from the first frame on.
    @MainActor static var arrival: Transaction { Transaction(animation: .easeOut(duration: 0.2)) }
}

private struct ShowsMotionKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether windows rise and tabs slide if the user does not ask for less motion. This is false in snapshot tests,
    /// which show windows and tabs at rest.
    var showsMotion: Bool {
        get { self[ShowsMotionKey.self] }
        set { self[ShowsMotionKey.self] = newValue }
    }

    /// Whether windows and tabs of the view move to their places.
    var movesToPlaces: Bool { showsMotion && !accessibilityReduceMotion }
}
