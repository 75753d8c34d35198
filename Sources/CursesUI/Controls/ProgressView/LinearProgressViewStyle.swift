/// A bar, with the label above and the current value below. If the progress is unknown, a piece of the bar moves back
/// and forth.
public struct LinearProgressViewStyle: Sendable {
    private let tint: Color?

    /// A bar in the accent colour.
    public init() { tint = nil }

    /// A bar in a colour.
    public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted, tint: tint)
            configuration.currentValueLabel?.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// The short form of ``LinearProgressViewStyle``.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
