/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View

    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a gauge's style shows.
public struct GaugeStyleConfiguration {
    /// From 0 to 1.
    public var value: Double
    /// What is measured.
    public var label: Label
    /// The value in words.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words.
    public var maximumValueLabel: MaximumValueLabel?

    /// What is measured.
    public struct Label {
        let content: AnyView
    }

    /// The value in words.
    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// The lower bound in words.
    public struct MinimumValueLabel {
        let content: AnyView
    }

    /// The upper bound in words.
    public struct MaximumValueLabel {
        let content: AnyView
    }
}

extension GaugeStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
    public var body: some View { content }
}
