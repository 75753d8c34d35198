/// A toggle with a switch at the end of its row.
///
/// ```
/// Wi-Fi                ──●
/// Bluetooth            ○──
/// ```
public struct SwitchToggleStyle: Sendable {
    private let tint: Color?

    public init() {
        tint = nil
    }

    /// - Parameter tint: the colour of a switch that is on.
    public init(tint: Color) {
        self.tint = tint
    }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ToggleControl(configuration: configuration) { isPressed in
            SwitchRow(configuration: configuration, isPressed: isPressed, tint: tint)
        }
    }
}

private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    let isPressed: Bool
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 1) {
            if !labelsAreHidden {
                configuration.label
                Spacer(minLength: 1)
            }
            Text(verbatim: picture)
                .transformEnvironment(\.foregroundColor) {
                    if isEnabled, configuration.isOn { $0 = tint ?? .accentColor }
                }
                .textAttributes(isEnabled && configuration.isOn ? .bold : [])
        }
    }

    private var picture: String {
        if isPressed || configuration.isMixed { return "─•─" }
        return configuration.isOn ? "──●" : "○──"
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
