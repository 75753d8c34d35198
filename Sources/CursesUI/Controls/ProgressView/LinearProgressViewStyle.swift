/// A style that shows a bar, with the label above and the current value below. If the progress is unknown, a filled
/// segment of the bar moves back and forth.
public struct LinearProgressViewStyle: Sendable {
    private let tint: Color?

    /// Creates a style in the accent colour.
    public init() { tint = nil }

    /// Creates a style in a colour.
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
