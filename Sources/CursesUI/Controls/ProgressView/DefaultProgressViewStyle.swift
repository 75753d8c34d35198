/// A bar where it is known how far something has come, else a spinner.
public struct DefaultProgressViewStyle: Sendable {
    /// The style, which takes nothing.
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
    /// ``DefaultProgressViewStyle``, in short.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
