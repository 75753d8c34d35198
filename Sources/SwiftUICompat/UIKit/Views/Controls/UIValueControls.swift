import CursesUI

/// A UIKit switch, shown as a toggle.
open class UISwitch: UIControl {
    private static let standIn = UISwitch()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UISwitch { standIn }

    /// The tint of a switch that is on.
    open var onTintColor: UIColor? { didSet { contentDidChange() } }
    /// Has no effect: the theme determines the appearance of views.
    open var thumbTintColor: UIColor?
    /// Whether the switch is on. A change by the user performs the actions for `valueChanged`.
    open var isOn = false { didSet { if isOn != oldValue { contentDidChange() } } }

    /// Sets whether the switch is on.
    open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

    override var shown: AnyView? {
        shown { control in
            Toggle(isOn: control.value(\.isOn)) { Text(verbatim: "") }
                .labelsHidden()
                .tint(control.onTintColor.map { Color($0) })
        }
    }
}

/// A UIKit slider, shown as a slider.
open class UISlider: UIControl {
    private static let standIn = UISlider()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UISlider { standIn }

    /// The tint of the part before the value.
    open var minimumTrackTintColor: UIColor? { didSet { contentDidChange() } }
    /// Has no effect: the theme determines the appearance of views.
    open var maximumTrackTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    open var thumbTintColor: UIColor?
    /// Has no effect: the actions are performed at each change.
    open var isContinuous = true
    /// The value. A change by the user performs the actions for `valueChanged`.
    open var value: Float = 0 { didSet { if value != oldValue { contentDidChange() } } }
    /// The lowest value.
    open var minimumValue: Float = 0 { didSet { contentDidChange() } }
    /// The highest value.
    open var maximumValue: Float = 1 { didSet { contentDidChange() } }

    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Has no effect: the theme determines the appearance of views.
    open func setThumbImage(_ image: UIImage?, for state: State) {}

    override var shown: AnyView? {
        shown { control in
            let bounds = control.minimumValue...max(control.minimumValue, control.maximumValue)
            Slider(value: control.value(\.value, .touchUpInside), in: bounds)
                .tint(control.minimumTrackTintColor.map { Color($0) })
        }
    }
}

/// A UIKit stepper, shown as a stepper without its value.
open class UIStepper: UIControl {
    private static let standIn = UIStepper()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIStepper { standIn }

    /// The value. A change by the user performs the actions for `valueChanged`.
    open var value = 0.0 { didSet { if value != oldValue { contentDidChange() } } }
    /// The lowest value.
    open var minimumValue = 0.0 { didSet { contentDidChange() } }
    /// The highest value.
    open var maximumValue = 100.0 { didSet { contentDidChange() } }
    /// The amount of a step.
    open var stepValue = 1.0 { didSet { contentDidChange() } }
    /// Whether a step beyond a bound goes to the other bound.
    open var wraps = false { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var autorepeat = true
    /// The value is kept, but has no effect: the actions are performed at each change.
    open var isContinuous = true

    private func step(by steps: Double) {
        let next = value + steps * stepValue
        let isInside = minimumValue...max(minimumValue, maximumValue) ~= next
        let new = wraps && !isInside ? (steps > 0 ? minimumValue : maximumValue) : next
        let bound = min(max(new, minimumValue), max(minimumValue, maximumValue))
        guard bound != value else { return }
        value = bound
        sendActions(for: .valueChanged)
    }

    override var shown: AnyView? {
        shown { control in
            Stepper {
                Text(verbatim: "")
            } onIncrement: {
                control.step(by: 1)
            } onDecrement: {
                control.step(by: -1)
            }
            .labelsHidden()
        }
    }
}

/// A UIKit control for choosing a date, shown as a date picker.
open class UIDatePicker: UIControl {
    private static let standIn = UIDatePicker()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIDatePicker { standIn }

    /// The parts of a date that a picker shows.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime
        /// A duration. It is edited as the time of a day.
        case countDownTimer
        /// A month. It is edited as a date.
        case yearAndMonth
    }

    /// The appearance of a picker.
    public enum Style: Int, Sendable {
        case automatic, wheels, compact, inline
    }

    /// The date. A change by the user performs the actions for `valueChanged`.
    open var date = Date() { didSet { if date != oldValue { contentDidChange() } } }
    /// The parts of the date that are shown.
    open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
    /// The earliest date.
    open var minimumDate: Date? { didSet { contentDidChange() } }
    /// The latest date.
    open var maximumDate: Date? { didSet { contentDidChange() } }
    /// The appearance: `inline` shows a calendar.
    open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
    /// The locale; `nil` for that of the surrounding views.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The calendar; `nil` for that of the surrounding views.
    open var calendar: Calendar! { didSet { contentDidChange() } }
    /// The time zone; `nil` for that of the surrounding views.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var minuteInterval = 1
    /// The value is kept, but has no effect.
    open var countDownDuration: TimeInterval = 0

    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override var shown: AnyView? {
        shown { control in
            let earliest = control.minimumDate ?? .distantPast
            let latest = max(earliest, control.maximumDate ?? .distantFuture)
            let picker = DatePicker(
                selection: control.value(\.date), in: earliest...latest,
                displayedComponents: control.components
            ) {
                Text(verbatim: "")
            }
            .labelsHidden()
            .transformEnvironment(\.self) { environment in
                if let locale = control.locale { environment.locale = locale }
                if let calendar = control.calendar { environment.calendar = calendar }
                if let timeZone = control.timeZone { environment.timeZone = timeZone }
            }
            if control.preferredDatePickerStyle == .inline {
                picker.datePickerStyle(.graphical)
            } else {
                picker
            }
        }
    }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}
