/// Initializers with the older order of arguments, in which the label comes last.
extension Stepper {
    /// Creates a stepper for any value.
    ///
    /// - Parameter onEditingChanged: receives `true` before a step and `false` after it.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, nil, step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range.
    ///
    /// - Parameters:
    ///   - bounds: the range of the value.
    ///   - onEditingChanged: receives `true` before a step and `false` after it.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that runs an action for each step. An action is `nil` if its step is not possible.
    public init(
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(),
            action: { $0 > 0 ? onIncrement : onDecrement },
            onEditingChanged: onEditingChanged
        )
    }
}
