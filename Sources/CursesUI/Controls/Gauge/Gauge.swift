/// A bar that shows a value within a range.
///
/// ```swift
/// Gauge(value: level, in: 0...100) {
///     Text("Battery")
/// } currentValueLabel: {
///     Text(level, format: .number)
/// }
/// ```
///
/// ```text
/// Battery
/// ██████████████▁▁▁▁▁▁
/// 70
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let configuration: GaugeStyleConfiguration
    private let label: Label
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V,
        in bounds: ClosedRange<V>,
        label: Label,
        current: AnyView?,
        minimum: AnyView?,
        maximum: AnyView?
    ) {
        let width = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = width > 0 ? Double(value - bounds.lowerBound) / width : 0
        self.label = label
        configuration = GaugeStyleConfiguration(
            value: fraction.isNaN ? 0 : fraction.clamped(0, 1),
            label: GaugeStyleConfiguration.Label(content: label.asLabelRow),
            currentValueLabel: current.map { GaugeStyleConfiguration.CurrentValueLabel(content: $0) },
            minimumValueLabel: minimum.map { GaugeStyleConfiguration.MinimumValueLabel(content: $0) },
            maximumValueLabel: maximum.map { GaugeStyleConfiguration.MaximumValueLabel(content: $0) }
        )
    }
}

extension Gauge {
    /// Creates a gauge for a value in a range.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, in: bounds, label: label(), current: nil, minimum: nil, maximum: nil)
    }

    /// Creates a gauge with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            value, in: bounds, label: label(), current: AnyView(currentValueLabel()), minimum: nil,
            maximum: nil
        )
    }

    /// Creates a gauge with labels for the value and for its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, in: bounds, label: label(), current: AnyView(currentValueLabel()),
            minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel())
        )
    }

    /// Creates a gauge with labels for marked values. These labels are not shown, because a bar has no space for them.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value, in: bounds, label: label(), current: AnyView(currentValueLabel()), minimum: nil,
            maximum: nil
        )
    }
}

extension Gauge
where
    Label == GaugeStyleConfiguration.Label,
    CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
    BoundsLabel == EmptyView,
    MarkedValueLabels == EmptyView
{
    /// Creates a gauge in the default style from the configuration of a style, so that the style can decorate it.
    public init(_ configuration: GaugeStyleConfiguration) {
        self.configuration = configuration
        label = configuration.label
    }
}

extension Gauge: View {
    public var body: some View {
        style.makeBody(configuration)
            .accessibilityElement(children: .combine)
    }
}
