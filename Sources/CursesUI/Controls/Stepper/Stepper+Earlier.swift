/// The order of arguments of SwiftUI's first years, with the label at the end.
extension Stepper {
    /// - Parameter onEditingChanged: called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, nil, step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// - Parameters:
    ///   - bounds: what the value may be.
    ///   - onEditingChanged: called with `true` before a step and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A stepper whose steps are actions; `nil` while there is no step.
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
