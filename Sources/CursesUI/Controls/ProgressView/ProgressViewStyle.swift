/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a progress view's style shows.
public struct ProgressViewStyleConfiguration {
    /// From 0 to 1; `nil` where it is not known.
    public let fractionCompleted: Double?
    /// What goes on.
    public let label: Label?
    /// How far it has come, in words.
    public let currentValueLabel: CurrentValueLabel?

    /// What goes on.
    public struct Label {
        let content: AnyView
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel {
        let content: AnyView
    }
}

extension ProgressViewStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}
