/// The motion of the library's own windows, tabs and other parts.
enum OwnMotion {
    /// Whether the user wants less motion: `CURSESUI_REDUCE_MOTION=1`.
    static func isReduced(_ environment: [String: String]) -> Bool { environment["CURSESUI_REDUCE_MOTION"] == "1" }

    /// The motion of a view that arrives at its place. It is short, and the view can be used from the first frame on.
    @MainActor static var arrival: Transaction { Transaction(animation: .easeOut(duration: 0.2)) }
}

private struct ShowsMotionKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether windows rise and tabs slide, unless the user asks for less motion. The pictures of tests show them at
    /// rest.
    var showsMotion: Bool {
        get { self[ShowsMotionKey.self] }
        set { self[ShowsMotionKey.self] = newValue }
    }

    /// Whether windows and tabs of the view move to their places.
    var movesToPlaces: Bool { showsMotion && !accessibilityReduceMotion }
}
