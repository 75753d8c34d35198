/// A bar between the labels of both ends, the label above, the value below.
public struct LinearGaugeStyle: Sendable {
    /// The style, which takes nothing.
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

/// A short bar in one row with the value beside it: what is a small ring on a watch.
public struct CompactGaugeStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension CompactGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(columns: 1) {
            configuration.minimumValueLabel
            ProgressBar(fraction: configuration.value, tint: nil, columns: 8)
            configuration.maximumValueLabel
            if let current = configuration.currentValueLabel {
                current
            } else {
                configuration.label
            }
        }
    }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// ``LinearGaugeStyle``, in short.
    public static var automatic: LinearGaugeStyle { LinearGaugeStyle() }
    /// ``LinearGaugeStyle``, in short.
    public static var linearCapacity: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CompactGaugeStyle {
    /// ``CompactGaugeStyle``, in short.
    public static var accessoryLinear: CompactGaugeStyle { CompactGaugeStyle() }
    /// ``CompactGaugeStyle``, in short.
    public static var accessoryLinearCapacity: CompactGaugeStyle { CompactGaugeStyle() }
    /// ``CompactGaugeStyle``, in short.
    public static var accessoryCircular: CompactGaugeStyle { CompactGaugeStyle() }
    /// ``CompactGaugeStyle``, in short.
    public static var accessoryCircularCapacity: CompactGaugeStyle { CompactGaugeStyle() }
    /// ``CompactGaugeStyle``, in short.
    public static var circular: CompactGaugeStyle { CompactGaugeStyle() }
}
