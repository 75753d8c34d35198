/// A control to select a value in a range.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1) {
///     Text("Volume")
/// } minimumValueLabel: {
///     Text("0")
/// } maximumValueLabel: {
///     Text("10")
/// }
/// ```
///
/// ```
/// 0 ━━━━━━━━●─────────── 10
/// ```
///
/// The left and right arrow keys move the thumb by a step, or by a twentieth of the range if there is no step. Page Up
/// and Page Down move it by a tenth, Home and End move it to the bounds, and the mouse drags it. With the focus the
/// track is bold and the thumb is in reverse video. While the mouse holds the thumb, it has marks at its sides:
/// `━━>●<──`. The label is not shown, as in SwiftUI on a phone; it is the accessibility label.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct Slider<Label: View, ValueLabel: View> {
    private let value: Binding<Double>
    private let scale: SliderScale
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>,
        _ step: V.Stride?,
        _ labels: (label: Label, minimum: ValueLabel, maximum: ValueLabel),
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding {
            Double(value.wrappedValue)
        } set: {
            value.wrappedValue = V($0)
        }
        scale = SliderScale(
            lower: Double(bounds.lowerBound),
            upper: Double(bounds.upperBound),
            step: step.map { Double($0) }
        )
        label = labels.label
        minimumValueLabel = labels.minimum
        maximumValueLabel = labels.maximum
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a slider for a continuous value, with labels for the bounds.
    ///
    /// - Parameter onEditingChanged: receives `true` when editing begins and `false` when it ends. Editing with a key
    ///   ends at once; editing with the mouse ends when the button is released.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let labels = (label(), minimumValueLabel(), maximumValueLabel())
        self.init(value, bounds, nil, labels, onEditingChanged)
    }

    /// Creates a slider for values with a step, with labels for the bounds.
    ///
    /// - Parameters:
    ///   - step: the distance between values.
    ///   - onEditingChanged: receives `true` when editing begins and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let labels = (label(), minimumValueLabel(), maximumValueLabel())
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
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
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
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, (label(), EmptyView(), EmptyView()), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for a continuous value, without a label.
    ///
    /// - Parameter onEditingChanged: receives `true` when editing begins and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let labels = (EmptyView(), EmptyView(), EmptyView())
        self.init(value, bounds, nil, labels, onEditingChanged)
    }

    /// Creates a slider for values with a step, without a label.
    ///
    /// - Parameters:
    ///   - step: the distance between values.
    ///   - onEditingChanged: receives `true` when editing begins and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let labels = (EmptyView(), EmptyView(), EmptyView())
        self.init(value, bounds, step, labels, onEditingChanged)
    }
}

extension Slider: View {
    public var body: some View {
        HStack(columns: 1) {
            minimumValueLabel
            SliderFace(value: value, scale: scale, onEditingChanged: onEditingChanged)
                .accessibility {
                    let percent = (scale.fraction(of: value.wrappedValue) * 100).rounded()
                    $0.value = "\(Int(percent))%"
                    $0.role = .slider
                    $0.say(.controlLabel, label as? Text)
                }
            maximumValueLabel
        }
    }
}
