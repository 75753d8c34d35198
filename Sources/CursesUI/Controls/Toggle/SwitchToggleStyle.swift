import CursesUITerminal

/// A toggle with a switch at the end of its row.
///
/// ```
/// Wi-Fi                ━━●
/// Bluetooth            ○──
/// ```
public struct SwitchToggleStyle: Sendable {
    private let tint: Color?

    /// Creates a style in which a switch has the accent colour while it is on.
    public init() {
        tint = nil
    }

    /// Creates a style in which a switch has a given colour while it is on.
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
            // The row already has the focus colour as its background, so the switch uses the text colour of that
            // background instead.
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

/// Draws a switch as a knob on a filled track, in a theme with background colours for controls.
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
