/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String

    /// The usual background.
    public static let standard = BackgroundProminence(name: "standard")
    /// A background in a strong colour, such as that of a selected row.
    public static let increased = BackgroundProminence(name: "increased")
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
    /// How much the background of the view stands out; the app may set it. Selected rows do not: they keep the colours
    /// of their views.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
