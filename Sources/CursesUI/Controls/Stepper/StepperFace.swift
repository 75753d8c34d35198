/// The label, the value and the signs of a stepper. A sign that the mouse holds has marks at its sides.
///
/// ```
/// Guests: 3    [−|+]      in reverse video with the focus
/// Guests: 3    [−>+<      while the mouse holds the sign
/// ```
struct StepperFace<Label: View> {
    private let label: Label
    private let valueText: String?
    private let canIncrement: Bool
    private let canDecrement: Bool
    private let step: @MainActor (_ direction: Int) -> Void
    /// The direction of the sign that the mouse holds; zero if it holds none.
    @State private var held = 0

    init(
        label: Label,
        valueText: String?,
        canIncrement: Bool,
        canDecrement: Bool,
        step: @escaping @MainActor (_ direction: Int) -> Void
    ) {
        self.label = label
        self.valueText = valueText
        self.canIncrement = canIncrement
        self.canDecrement = canDecrement
        self.step = step
    }
}

extension StepperFace: View {
    var body: some View {
        ControlFace {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ControlTitle {
                    label
                    Spacer(minCells: 2)
                }
                if let valueText {
                    Text(verbatim: valueText).lineLimit(1).layoutPriority(1)
                    Text(verbatim: " ").fixedSize()
                }
                StepperSigns(
                    canIncrement: canIncrement,
                    canDecrement: canDecrement,
                    held: held,
                    press: { press($0) }
                )
                .layoutPriority(2)
            }
        }
        .modifier(StepperControl(step: step, release: { if held != 0 { held = 0 } }))
    }

    @MainActor
    private func press(_ direction: Int) {
        held = direction
        step(direction)
    }
}

/// The two signs of a stepper, side by side.
private struct StepperSigns: View {
    let canIncrement: Bool
    let canDecrement: Bool
    let held: Int
    let press: @MainActor (_ direction: Int) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme
    @Environment(\.design) private var design

    var body: some View {
        HStack(spacing: 0) {
            mark(held < 0 ? ">" : "[")
            sign(theme.symbols.decrement, canDecrement, -1)
            mark(held < 0 ? "<" : held > 0 ? ">" : "|")
            sign(theme.symbols.increment, canIncrement, 1)
            mark(held > 0 ? "<" : "]")
        }
        .fixedSize()
        .modifier(
            ControlSurface(look: design.surfaces.map { .init(fill: held == 0 ? $0.control : $0.pressed) }))
    }

    private func mark(_ mark: String) -> Text { Text(verbatim: design.surfaces == nil ? mark : " ") }

    private func sign(_ sign: String, _ leadsOn: Bool, _ direction: Int) -> some View {
        Text(verbatim: isEnabled && !leadsOn ? sign.blank : sign)
            .textAttributes(isEnabled ? .bold : .dim)
            .modifier(ClickModifier { press(direction) })
    }
}
