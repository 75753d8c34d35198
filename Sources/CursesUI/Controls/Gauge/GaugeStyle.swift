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
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?

    public struct Label {
        let content: AnyView
    }

    public struct CurrentValueLabel {
        let content: AnyView
    }

    public struct MinimumValueLabel {
        let content: AnyView
    }

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

/// A gauge style of any type, as the environment holds it.
struct AnyGaugeStyle {
    private let style: any GaugeStyle

    init(_ style: any GaugeStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: GaugeStyleConfiguration) -> AnyView {
        func body(_ style: some GaugeStyle) -> AnyView {
            AnyView(StyledGauge(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyGaugeStyle: ComparableInput {
    package static func isSameInput(_ old: AnyGaugeStyle, _ new: AnyGaugeStyle) -> Bool {
        func isSame<S: GaugeStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledGauge<S: GaugeStyle>: View {
    let style: StyleHost<S>
    let configuration: GaugeStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyGaugeStyle { AnyGaugeStyle(LinearGaugeStyle()) }
}

extension EnvironmentValues {
    var gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle, AnyGaugeStyle(style))
    }
}
