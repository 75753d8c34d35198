/// A style that shows a bar if the progress is known, or otherwise a spinner.
public struct DefaultProgressViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The short form of ``DefaultProgressViewStyle``.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
