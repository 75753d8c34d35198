extension Stepper where Label == Text {
    /// Creates a stepper with a title that runs an action for each step. An action is `nil` if its step is not
    /// possible.
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(titleKey),
            action: { $0 > 0 ? onIncrement : onDecrement },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title that runs an action for each step. An action is `nil` if its step is not
    /// possible.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(title),
            action: { $0 > 0 ? onIncrement : onDecrement },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title for any value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label: Text(titleKey), onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for any value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label: Text(title), onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value in a range. A step beyond a bound ends at the bound.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label: Text(titleKey), onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value in a range. A step beyond a bound ends at the bound.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label: Text(title), onEditingChanged: onEditingChanged)
    }
}
