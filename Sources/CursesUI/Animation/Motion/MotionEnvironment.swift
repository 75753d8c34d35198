/// The motion of windows, tabs and other parts of the library itself.
enum OwnMotion {
    /// Whether a user wants less motion, by `CURSESUI_REDUCE_MOTION=1`.
    static func isReduced(_ environment: [String: String]) -> Bool { environment["CURSESUI_REDUCE_MOTION"] == "1" }

    /// The way of a view that arrives at its place. It is short: the view can be used from the first frame on.
    @MainActor static var arrival: Transaction { Transaction(animation: .easeOut(duration: 0.2)) }
}

private struct ShowsMotionKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether windows rise and tabs slide where the user has not asked for less motion. Pictures of tests show them at
    /// rest.
    var showsMotion: Bool {
        get { self[ShowsMotionKey.self] }
        set { self[ShowsMotionKey.self] = newValue }
    }

    /// Whether windows and tabs of the view move to their places.
    var movesToPlaces: Bool { showsMotion && !accessibilityReduceMotion }
}
