import CursesUITerminal

/// The movement of a crown.
public struct DigitalCrownEvent {
    /// The position of the crown.
    public var offset: Double
    /// The velocity, which is zero: a key makes one step.
    public var velocity: Double

    init(offset: Double) {
        self.offset = offset
        velocity = 0
    }
}

/// The sensitivity of a crown. It has no effect on keys.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low, medium, high
}

extension View {
    /// Runs an action with the direction when the user presses the up or down arrow key while the focus is in the view.
    fileprivate nonisolated func onTurn(_ action: @escaping (_ direction: Int) -> Void) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow]) { press in
            guard press.modifiers.isEmpty else { return .ignored }
            action(press.key == .upArrow ? 1 : -1)
            return .handled
        }
    }

    /// Changes a number on the up and down arrow keys while the focus is in the view, which stand for a watch's crown.
    /// Each key makes a step of one.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        onTurn { binding.wrappedValue += V($0) }
    }

    /// Changes a number within a range on the up and down arrow keys while the focus is in the view.
    ///
    /// - Parameters:
    ///   - stride: the amount of a step; with `nil`, a twentieth of the range.
    ///   - sensitivity: has no effect on keys.
    ///   - isContinuous: whether a step beyond a bound goes on at the other bound.
    ///   - isHapticFeedbackEnabled: has no effect.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
        let step = stride.map { V($0) } ?? (maxValue - minValue) / 20
        return onTurn { direction in
            let value = binding.wrappedValue + V(direction) * step
            binding.wrappedValue =
                isContinuous && value > maxValue
                ? minValue : isContinuous && value < minValue ? maxValue : min(max(value, minValue), maxValue)
        }
    }

    /// Changes a number in steps within a range on the up and down arrow keys while the focus is in the view.
    ///
    /// - Parameters:
    ///   - onChange: called with the new position after each step.
    ///   - onIdle: called after each step, because a key comes to rest at once.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint {
        let reported = Binding<V>(
            get: { detent.wrappedValue },
            set: {
                detent.wrappedValue = $0
                onChange(DigitalCrownEvent(offset: Double($0)))
                onIdle()
            }
        )
        return digitalCrownRotation(
            reported, from: minValue, through: maxValue, by: stride, isContinuous: isContinuous)
    }

    /// Changes a whole number in steps within a range on the up and down arrow keys while the focus is in the view.
    nonisolated public func digitalCrownRotation<V: BinaryInteger>(
        detent: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryInteger {
        let number = Binding<Double>(get: { Double(detent.wrappedValue) }, set: { detent.wrappedValue = V($0) })
        return digitalCrownRotation(
            detent: number, from: Double(minValue), through: Double(maxValue), by: Double(stride),
            isContinuous: isContinuous, onChange: onChange, onIdle: onIdle)
    }

    /// Changes nothing: a terminal has no crown beside which an accessory could be.
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { unchanged() }

    /// Changes nothing: a terminal has no crown beside which an accessory could be.
    nonisolated public func digitalCrownAccessory<Content: View>(
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        unchanged()
    }

    /// Changes a number within a range on Page Up and Page Down while the focus is in the view.
    nonisolated public func pageCommand<V: BinaryInteger>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V = 1
    ) -> some View {
        onKeyPress(keys: [.pageUp, .pageDown]) { press in
            guard press.modifiers.isEmpty else { return .ignored }
            let old = value.wrappedValue
            let new = press.key == .pageUp ? old - step : old + step
            guard bounds.contains(new) else { return .ignored }
            value.wrappedValue = new
            return .handled
        }
    }

    /// Runs an action on the space bar while the focus is in the view and nothing in it uses the key, which stands for a
    /// remote control's play button. With `nil`, the key keeps its default effect.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        modifier(UnusedKeyModifier(key: .space, title: "Play or pause", action: action))
    }

    /// Runs an action when the view is pressed for a time, as
    /// ``onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`` does.
    nonisolated public func onLongTouchGesture(
        minimumDuration: Double = 0.5,
        perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, perform: action, onPressingChanged: onTouchingChanged)
    }
}

/// Runs an action on a key that no view has used, while the focus is in the modified view.
private struct UnusedKeyModifier {
    let key: KeyEquivalent
    let title: String
    let action: (() -> Void)?
}

extension UnusedKeyModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, UnusedKeyModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, UnusedKeyModifier>> {
        UnusedKeyNode(view, in: context)
    }
}

private final class UnusedKeyNode<Content: View>: ModifierNode<Content, UnusedKeyModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    var keyHints: [KeyHint] {
        modifier.action == nil || !environment.isEnabled ? [] : [KeyHint(modifier.key, title: modifier.title)]
    }

    func unusedKeyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard environment.isEnabled, let action = modifier.action, press.matches(modifier.key) else { return false }
        action()
        return true
    }
}
