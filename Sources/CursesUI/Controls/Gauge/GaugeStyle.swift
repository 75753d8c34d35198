/// The style of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View

    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
public struct GaugeStyleConfiguration {
    /// The value, from 0 to 1.
    public var value: Double
    /// The label of the gauge.
    public var label: Label
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound.
    public var maximumValueLabel: MaximumValueLabel?

    /// The label of the gauge.
    public struct Label {
        let content: AnyView
    }

    /// The label of the value.
    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// The label of the lower bound.
    public struct MinimumValueLabel {
        let content: AnyView
    }

    /// The label of the upper bound.
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
