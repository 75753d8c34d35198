/// The style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
public struct ProgressViewStyleConfiguration {
    /// The progress from 0 to 1; `nil` if it is unknown.
    public let fractionCompleted: Double?
    /// The label, which describes the task.
    public let label: Label?
    /// The label for the current value, which describes the progress.
    public let currentValueLabel: CurrentValueLabel?

    /// The label of a progress view.
    public struct Label {
        let content: AnyView
    }

    /// The label for the current value.
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
