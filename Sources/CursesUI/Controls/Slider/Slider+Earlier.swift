/// The order of arguments of SwiftUI's first years, with the label at the end.
extension Slider {
    /// - Parameter onEditingChanged: called with `true` when the value begins to be changed, with
    ///   `false` when that ends.
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

    /// - Parameters:
    ///   - step: the distance of neighbouring values.
    ///   - onEditingChanged: called with `true` when the value begins to be changed, with `false`
    ///     when that ends.
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
    /// - Parameter onEditingChanged: called with `true` when the value begins to be changed, with
    ///   `false` when that ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, (label(), EmptyView(), EmptyView()), onEditingChanged)
    }

    /// - Parameters:
    ///   - step: the distance of neighbouring values.
    ///   - onEditingChanged: called with `true` when the value begins to be changed, with `false`
    ///     when that ends.
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
