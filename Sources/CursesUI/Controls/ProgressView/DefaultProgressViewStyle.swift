/// A bar if the progress is known, otherwise a spinner.
public struct DefaultProgressViewStyle: Sendable {
    /// The style, which has no options.
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
