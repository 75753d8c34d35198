/// A toggle with a switch at the end of its row.
///
/// ```
/// Wi-Fi                ━━●
/// Bluetooth            ○──
/// ```
public struct SwitchToggleStyle: Sendable {
    private let tint: Color?

    /// A switch in the accent colour while it is on.
    public init() {
        tint = nil
    }

    /// A switch in a colour while it is on.
    ///
    /// - Parameter tint: the colour of a switch that is on.
    public init(tint: Color) {
        self.tint = tint
    }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ToggleControl(configuration: configuration) {
            LabeledRow {
                Switch(configuration: configuration, tint: tint)
            } label: {
                configuration.label
            }
        }
    }
}

private struct Switch: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme

    var body: some View {
        let isOn = configuration.isOn && !configuration.isMixed
        Text(verbatim: isOn ? theme.symbols.switchOn : theme.symbols.switchOff)
            .transformEnvironment(\.foregroundColor) {
                if isEnabled, isOn { $0 = tint ?? .accentColor }
            }
            .textAttributes(isEnabled && isOn ? .bold : [])
            .fixedSize()
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The short form of ``SwitchToggleStyle``.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
