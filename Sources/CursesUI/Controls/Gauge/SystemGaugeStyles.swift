/// The style of gauges without a style: that of ``LinearGaugeStyle``.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the gauge that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills from the leading end, with the gauge's label above and the value's label below.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the gauge that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A short bar that fills from the leading end, with the value beside it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the gauge that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        CompactGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A short bar with the value beside it, in place of a ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the gauge that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        CompactGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A short line with a marker at the value, and the value beside it.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the gauge that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        MarkedGauge(configuration: configuration)
    }
}

/// A short line with a marker at the value, in place of an open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the gauge that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        MarkedGauge(configuration: configuration)
    }
}

/// A line with a marker, and the labels of a gauge beside it.
private struct MarkedGauge: View {
    let configuration: GaugeStyleConfiguration

    private static var cells: Int { 8 }

    /// The cell of the marker.
    private var position: Int {
        Int((configuration.value * Double(Self.cells - 1)).rounded()).clamped(0, Self.cells - 1)
    }

    var body: some View {
        CompactGauge(configuration: configuration) {
            HStack(columns: 0) {
                Text(verbatim: String(repeating: "─", count: position)).foregroundStyle(.separator)
                Text(verbatim: "●").foregroundStyle(.tint)
                Text(verbatim: String(repeating: "─", count: Self.cells - 1 - position)).foregroundStyle(.separator)
            }
            .accessibilityHidden(true)
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The short form of ``DefaultGaugeStyle``.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The short form of ``LinearCapacityGaugeStyle``.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// The short form of ``AccessoryLinearGaugeStyle``.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// The short form of ``AccessoryLinearCapacityGaugeStyle``.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// The short form of ``AccessoryCircularGaugeStyle``.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// The short form of ``AccessoryCircularCapacityGaugeStyle``.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
