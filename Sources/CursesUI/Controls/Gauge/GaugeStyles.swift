/// A bar between the labels of the bounds, with the gauge's label above and the value's label below.
public struct LinearGaugeStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension LinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            HStack(columns: 1) {
                configuration.minimumValueLabel
                ProgressBar(fraction: configuration.value, tint: nil)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.foregroundStyle(.secondary)
        }
    }
}

/// A short bar in one row with the value beside it. It replaces the small circular gauges of a watch.
public struct CompactGaugeStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension CompactGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactGauge(configuration: configuration) {
            ProgressBar(fraction: configuration.value, tint: nil, columns: 8)
        }
    }
}

/// A gauge in one row: a scale between the labels of its ends, and the value beside it.
struct CompactGauge<Scale: View>: View {
    private let configuration: GaugeStyleConfiguration
    private let scale: Scale

    init(configuration: GaugeStyleConfiguration, @ViewBuilder scale: () -> Scale) {
        self.configuration = configuration
        self.scale = scale()
    }

    var body: some View {
        HStack(columns: 1) {
            configuration.minimumValueLabel
            scale
            configuration.maximumValueLabel
            if let current = configuration.currentValueLabel {
                current
            } else {
                configuration.label
            }
        }
    }
}

extension GaugeStyle where Self == CompactGaugeStyle {
    /// The short form of ``CompactGaugeStyle``.
    public static var circular: CompactGaugeStyle { CompactGaugeStyle() }
}
