/// A spinner before the label; where it is known how far something has come, the part of it in percent.
public struct CircularProgressViewStyle: Sendable {
    private let tint: Color?

    /// A spinner in the accent colour.
    public init() { tint = nil }

    /// A spinner of a colour.
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
    /// ``CircularProgressViewStyle``, in short.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
