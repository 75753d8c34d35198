/// Initializers with the older order of arguments, in which the label comes last.
extension Slider {
    /// Creates a slider for a continuous value.
    ///
    /// - Parameter onEditingChanged: receives `true` when editing begins and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        let labels = (label(), minimumValueLabel, maximumValueLabel)
        self.init(value, bounds, nil, labels, onEditingChanged)
    }

    /// Creates a slider for values with a step.
    ///
    /// - Parameters:
    ///   - step: the distance between values.
    ///   - onEditingChanged: receives `true` when editing begins and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        let labels = (label(), minimumValueLabel, maximumValueLabel)
        self.init(value, bounds, step, labels, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider for a continuous value.
    ///
    /// - Parameter onEditingChanged: receives `true` when editing begins and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, (label(), EmptyView(), EmptyView()), onEditingChanged)
    }

    /// Creates a slider for values with a step.
    ///
    /// - Parameters:
    ///   - step: the distance between values.
    ///   - onEditingChanged: receives `true` when editing begins and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, (label(), EmptyView(), EmptyView()), onEditingChanged)
    }
}
