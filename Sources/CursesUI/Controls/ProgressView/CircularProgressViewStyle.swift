/// A style that shows a spinner before the label, or a percentage if the progress is known.
public struct CircularProgressViewStyle: Sendable {
    private let tint: Color?

    /// Creates a style in the accent colour.
    public init() { tint = nil }

    /// Creates a style in a colour.
    public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, columns: 1) {
            if let fraction = configuration.fractionCompleted {
                Text(verbatim: "\(Int((fraction * 100).rounded(.down)))%")
                    .foregroundColor(tint ?? .accentColor)
                    .fixedSize()
            } else {
                Spinner(tint: tint)
            }
            configuration.label
            configuration.currentValueLabel?.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// The short form of ``CircularProgressViewStyle``.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
