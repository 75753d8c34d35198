import CursesUI

/// An AppKit slider, shown as a slider. It calls the method of its target when the user changes it.
open class NSSlider: NSControl {
    /// The form of a slider; ignored in a terminal.
    public enum SliderType: UInt, Sendable {
        case linear, circular
    }

    /// The place of the marks; ignored in a terminal.
    public enum TickMarkPosition: UInt, Sendable {
        case below, above
        /// Before a vertical slider.
        public static let leading = TickMarkPosition.above
        /// After a vertical slider.
        public static let trailing = TickMarkPosition.below
    }

    /// The value.
    override open var doubleValue: Double {
        get { current }
        set {
            current = min(max(newValue, minValue), max(minValue, maxValue))
            contentDidChange()
        }
    }
    private var current = 0.0
    /// The value as a text.
    override open var stringValue: String {
        get { "\(current)" }
        set { doubleValue = NSString(string: newValue).doubleValue }
    }
    /// The value without its fraction.
    override open var integerValue: Int {
        get { Int(current) }
        set { doubleValue = Double(newValue) }
    }
    /// The lowest value.
    open var minValue = 0.0 { didSet { contentDidChange() } }
    /// The highest value.
    open var maxValue = 1.0 { didSet { contentDidChange() } }
    /// The number of marks.
    open var numberOfTickMarks = 0 { didSet { contentDidChange() } }
    /// Whether only the values of marks can be chosen.
    open var allowsTickMarkValuesOnly = false { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var tickMarkPosition = TickMarkPosition.below
    /// The value is kept, but has no effect.
    open var sliderType = SliderType.linear
    /// The value is kept, but has no effect: a slider is horizontal.
    open var isVertical = false
    /// The value is kept, but has no effect.
    open var altIncrementValue = 0.0
    /// The colour of the part before the value.
    open var trackFillColor: NSColor? { didSet { contentDidChange() } }

    /// Creates a slider that calls a method.
    public convenience init(target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates a slider with a value that calls a method.
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(target: target, action: action)
        self.minValue = minValue
        self.maxValue = maxValue
        doubleValue = value
    }

    /// Returns the value of a mark.
    open func tickMarkValue(at index: Int) -> Double {
        numberOfTickMarks > 1
            ? minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1) : minValue
    }

    private var value: Binding<Double> {
        Binding {
            self.current
        } set: {
            guard $0 != self.current else { return }
            self.doubleValue = $0
            self.sendOwnAction()
        }
    }

    override var shown: AnyView? {
        shown { slider in
            let bounds = slider.minValue...max(slider.minValue, slider.maxValue)
            if slider.allowsTickMarkValuesOnly, slider.numberOfTickMarks > 1, slider.maxValue > slider.minValue {
                Slider(
                    value: slider.value, in: bounds,
                    step: (slider.maxValue - slider.minValue) / Double(slider.numberOfTickMarks - 1))
            } else {
                Slider(value: slider.value, in: bounds).tint(slider.trackFillColor.map { Color($0) })
            }
        }
    }
}

/// An AppKit stepper, shown as a stepper without its value.
open class NSStepper: NSControl {
    /// The value.
    override open var doubleValue: Double {
        get { current }
        set {
            current = min(max(newValue, minValue), max(minValue, maxValue))
            contentDidChange()
        }
    }
    private var current = 0.0
    /// The value as a text.
    override open var stringValue: String {
        get { "\(current)" }
        set { doubleValue = NSString(string: newValue).doubleValue }
    }
    /// The value without its fraction.
    override open var integerValue: Int {
        get { Int(current) }
        set { doubleValue = Double(newValue) }
    }
    /// The lowest value.
    open var minValue = 0.0
    /// The highest value.
    open var maxValue = 59.0
    /// The amount of a step.
    open var increment = 1.0
    /// Whether a step beyond a bound goes to the other bound.
    open var valueWraps = true
    /// The value is kept, but has no effect.
    open var autorepeat = true

    private func step(by steps: Double) {
        let next = current + steps * increment
        let isInside = minValue...max(minValue, maxValue) ~= next
        doubleValue = valueWraps && !isInside ? (steps > 0 ? minValue : maxValue) : next
        sendOwnAction()
    }

    override var shown: AnyView? {
        shown { stepper in
            Stepper {
                Text(verbatim: "")
            } onIncrement: {
                stepper.step(by: 1)
            } onDecrement: {
                stepper.step(by: -1)
            }
            .labelsHidden()
        }
    }
}

/// An AppKit switch, shown as a toggle. It calls the method of its target when the user changes it.
open class NSSwitch: NSControl {
    /// Whether the switch is on.
    open var state = NSControl.StateValue.off { didSet { contentDidChange() } }

    /// Whether the switch is on: 1 or 0.
    override open var integerValue: Int {
        get { state.rawValue }
        set { state = newValue > 0 ? .on : .off }
    }

    private var isOn: Binding<Bool> {
        Binding {
            self.state == .on
        } set: {
            self.state = $0 ? .on : .off
            self.sendOwnAction()
        }
    }

    /// Turns the switch on or off.
    override open func performClick(_ sender: Any?) {
        state = state == .on ? .off : .on
        sendOwnAction()
    }

    override var shown: AnyView? {
        shown { control in Toggle(isOn: control.isOn) { Text(verbatim: "") }.labelsHidden().toggleStyle(.switch) }
    }
}
