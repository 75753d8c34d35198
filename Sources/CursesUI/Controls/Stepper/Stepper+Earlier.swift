/// Initializers with the older order of arguments, in which the label comes last.
extension Stepper {
    /// A stepper of any value.
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

    /// A stepper of a value in a range.
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

    /// A stepper whose steps are actions; `nil` if a step is not possible.
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
