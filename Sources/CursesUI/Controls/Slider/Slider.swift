/// A control to choose a value between two bounds.
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
/// Left and right move by a step, or by a twentieth of the way where there is none, page up and page
/// down by a tenth, home and end to the bounds; the mouse takes the thumb along. With the focus the
/// track is bold and the thumb in reverse video; a thumb that the mouse has, has marks at its sides,
/// `━━>●<──`. The label says what the slider is for and is not shown, as in SwiftUI's own on a phone.
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

    /// - Parameter onEditingChanged: called with `true` when the value begins to be changed, with
    ///   `false` when that ends: for a key at once, for the mouse when its button is released.
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

    /// - Parameters:
    ///   - step: the distance of neighbouring values.
    ///   - onEditingChanged: called with `true` when the value begins to be changed, with `false`
    ///     when that ends.
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
    /// - Parameter onEditingChanged: called with `true` when the value begins to be changed, with
    ///   `false` when that ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
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
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, (label(), EmptyView(), EmptyView()), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// - Parameter onEditingChanged: called with `true` when the value begins to be changed, with
    ///   `false` when that ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let labels = (EmptyView(), EmptyView(), EmptyView())
        self.init(value, bounds, nil, labels, onEditingChanged)
    }

    /// - Parameters:
    ///   - step: the distance of neighbouring values.
    ///   - onEditingChanged: called with `true` when the value begins to be changed, with `false`
    ///     when that ends.
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
                    $0.controlLabel = (label as? Text)?.spoken
                }
            maximumValueLabel
        }
    }
}
