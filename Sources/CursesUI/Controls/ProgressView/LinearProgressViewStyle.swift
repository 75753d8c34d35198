/// A bar, with the label above and the current value below; a piece that wanders along where it is not
/// known how far something has come.
public struct LinearProgressViewStyle: Sendable {
    private let tint: Color?

    /// A bar in the accent colour.
    public init() { tint = nil }

    /// A bar of a colour.
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
    /// ``LinearProgressViewStyle``, in short.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
