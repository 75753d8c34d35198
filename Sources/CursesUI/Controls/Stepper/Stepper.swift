/// A control that makes a value larger and smaller, step by step.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
///
/// ```
/// Guests: 3      [−|+]
/// ```
///
/// Left and `-` step down, right and `+` step up, and so does a click on the sign. With the focus it is
/// in reverse video; a sign that the mouse holds has marks at its sides, `[−>+<`; one that leads no
/// further is not shown.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct Stepper<Label: View> {
    private let label: Label
    /// The step up for 1, the step down for -1; `nil` where there is none.
    private let action: (_ direction: Int) -> (() -> Void)?
    /// What the value is, where the stepper shows it itself.
    private let valueText: (() -> String)?
    private let onEditingChanged: (Bool) -> Void

    init(
        label: Label,
        valueText: (() -> String)? = nil,
        action: @escaping (_ direction: Int) -> (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.action = action
        self.valueText = valueText
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper whose steps are actions.
    ///
    /// - Parameters:
    ///   - onIncrement: `nil` while there is no step up.
    ///   - onDecrement: `nil` while there is no step down.
    ///   - onEditingChanged: called with `true` before a step and with `false` after it.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(),
            action: { $0 > 0 ? onIncrement : onDecrement },
            onEditingChanged: onEditingChanged
        )
    }

    /// - Parameters:
    ///   - step: how much is added or taken away.
    ///   - onEditingChanged: called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// - Parameters:
    ///   - bounds: what the value may be. A step that would lead beyond ends at the bound.
    ///   - step: how much is added or taken away.
    ///   - onEditingChanged: called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label: label(), onEditingChanged: onEditingChanged)
    }

    init<V: Strideable>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>?,
        _ step: V.Stride,
        label: Label,
        valueText: (() -> String)? = nil,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        func target(_ direction: Int) -> V {
            let next = value.wrappedValue.advanced(by: direction > 0 ? step : -step)
            return bounds.map { next.clamped($0.lowerBound, $0.upperBound) } ?? next
        }
        self.init(
            label: label,
            valueText: valueText,
            action: { direction in
                guard target(direction) != value.wrappedValue else { return nil }
                return { value.wrappedValue = target(direction) }
            },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Stepper: View {
    public var body: some View {
        let valueText = valueText?()
        StepperFace(
            label: label,
            valueText: valueText,
            canIncrement: action(1) != nil,
            canDecrement: action(-1) != nil,
            step: { step($0) }
        )
        .accessibility {
            $0.value = valueText
            $0.label = (label as? Text)?.spoken
        }
    }

    /// Keys may come faster than frames: whether there is a step is asked anew.
    @MainActor
    private func step(_ direction: Int) {
        guard let action = action(direction) else { return }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
    }
}
