import Foundation

private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private struct AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct WritingToolsBehaviorKey: EnvironmentKey {
    static var defaultValue: WritingToolsBehavior { .automatic }
}

extension EnvironmentValues {
    /// The space between the lines of a text, which is rounded to whole rows.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
}

// Cells cannot show these values. Code that sets and reads them gets what it has set.
extension EnvironmentValues {
    /// The smallest scale of a text that does not fit; has no effect, because characters have one size.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether characters may be closer together; has no effect, because they occupy cells.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// How writing tools may change texts; has no effect, because a terminal has no such tools.
    public var writingToolsBehavior: WritingToolsBehavior {
        get { self[WritingToolsBehaviorKey.self] }
        set { self[WritingToolsBehaviorKey.self] = newValue }
    }
}
