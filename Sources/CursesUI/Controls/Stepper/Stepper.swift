import Foundation

/// A control that increases and decreases a value in steps.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
///
/// ```
/// Guests: 3      [−|+]
/// ```
///
/// The left arrow key and `-` step down, the right arrow key and `+` step up, and clicks on the signs do the same. With
/// the focus it is in reverse video. While the mouse holds a sign, it has marks at its sides: `[−>+<`. The sign of an
/// impossible step is not shown.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct Stepper<Label: View> {
    private let label: Label
    /// Returns the action of a step up for 1 and of a step down for -1; `nil` if that step is not possible.
    private let action: (_ direction: Int) -> (() -> Void)?
    /// Formats the value in a locale, if the stepper shows it.
    private let valueText: ((Locale) -> String)?
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.locale) private var locale

    init(
        label: Label,
        valueText: ((Locale) -> String)? = nil,
        action: @escaping (_ direction: Int) -> (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.action = action
        self.valueText = valueText
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper that runs an action for each step.
    ///
    /// - Parameters:
    ///   - onIncrement: the action of a step up; `nil` if that step is not possible.
    ///   - onDecrement: the action of a step down; `nil` if that step is not possible.
    ///   - onEditingChanged: receives `true` before a step and `false` after it.
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

    /// Creates a stepper for any value.
    ///
    /// - Parameters:
    ///   - step: the amount of a step.
    ///   - onEditingChanged: receives `true` before a step and `false` after it.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range.
    ///
    /// - Parameters:
    ///   - bounds: the range of the value. A step beyond a bound ends at the bound.
    ///   - step: the amount of a step.
    ///   - onEditingChanged: receives `true` before a step and `false` after it.
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
        valueText: ((Locale) -> String)? = nil,
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
        let valueText = valueText?(locale)
        StepperFace(
            label: label.asControlLabel,
            valueText: valueText,
            canIncrement: action(1) != nil,
            canDecrement: action(-1) != nil,
            step: { step($0) }
        )
        .accessibility {
            $0.value = valueText
            $0.role = .stepper
            $0.say(.label, label as? Text)
        }
    }

    /// Performs a step, after checking again that it is possible, because several keys may arrive before the next frame
    /// updates the view.
    @MainActor
    private func step(_ direction: Int) {
        guard let action = action(direction) else { return }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
    }
}
