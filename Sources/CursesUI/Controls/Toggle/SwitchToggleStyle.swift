import CursesUITerminal

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
    @Environment(\.design) private var design
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        let isOn = configuration.isOn && !configuration.isMixed
        if let surfaces = design.surfaces, theme.symbols.switchOn == Theme.Symbols().switchOn {
            let isActive = isFocused && isEnabled
            let fill = !isEnabled ? surfaces.control : isOn ? tintedFill(surfaces) : surfaces.edge
            let knob = isOn ? surfaces.onFocused : surfaces.control
            // A focused row already has the colour of the focus.
            Text(verbatim: isOn ? "  ●" : "●  ")
                .fixedSize()
                .modifier(
                    SwitchSurface(fill: isActive ? surfaces.onFocused : fill, knob: isActive ? surfaces.focused : knob))
        } else {
            symbol(isOn: isOn)
        }
    }

    private func tintedFill(_ surfaces: SurfaceColors) -> TerminalColor {
        tint?.terminalColor.rgb?.terminalColor ?? surfaces.focused
    }

    private func symbol(isOn: Bool) -> some View {
        Text(verbatim: isOn ? theme.symbols.switchOn : theme.symbols.switchOff)
            .transformEnvironment(\.foregroundColor) {
                if isEnabled, isOn { $0 = tint ?? .accentColor }
            }
            .textAttributes(isEnabled && isOn ? .bold : [])
            .fixedSize()
    }
}

/// The track of a switch with its knob, on a surface.
private struct SwitchSurface: LayoutModifier {
    let fill: TerminalColor
    let knob: TerminalColor

    func drawAbove(in context: DrawingContext, size: CellSize) {
        context.restyle(CellRect(origin: .zero, size: size)) {
            $0.background = fill
            $0.foreground = knob
            $0.attributes = []
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The short form of ``SwitchToggleStyle``.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
