import CursesUI

/// A UIKit control. It performs no actions.
open class UIControl: UIView {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the state.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The normal state.
        public static let normal: State = []
        /// The control is pressed.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control has the focus.
        public static let focused = State(rawValue: 8)
    }

    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger touches the control.
        public static let touchDown = Event(rawValue: 1)
        /// A finger is lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// All events.
        public static let allEvents = Event(rawValue: .max)
    }

    /// Whether the control is enabled.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the control is pressed.
    open var isHighlighted = false

    /// Has no effect: on Linux, methods cannot be called by name.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
    /// Has no effect: the control is not shown.
    open func addAction(_ action: UIAction, for events: Event) {}
    /// Has no effect: the control is not shown.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
    /// Has no effect: the control has no actions.
    open func sendActions(for events: Event) {}
}

/// An action of a menu or a control.
@MainActor @preconcurrency
public final class UIAction {
    /// The title.
    public let title: String
    /// The picture.
    public let image: UIImage?

    /// Creates an action. Only an alert performs actions.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
    }
}

/// A UIKit button. A terminal shows its title or its picture.
open class UIButton: UIControl {
    /// The kind of a button; ignored in a terminal.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The label that shows the title.
    public let titleLabel: UILabel? = UILabel()

    /// Creates a button with a type.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
    }

    private var title: String?
    private var image: UIImage?

    /// Sets the title, which is shown if there is no picture.
    open func setTitle(_ title: String?, for state: State) {
        self.title = title
        show()
    }

    /// Shows a picture instead of the title, or the title again if there is no picture.
    open func setImage(_ image: UIImage?, for state: State) {
        self.image = image
        show()
    }

    private func show() {
        standIn = image.map { AnyView(Image(uiImage: $0)) } ?? title.map { AnyView(Text(verbatim: $0)) }
    }

    /// Has no effect: the theme determines the appearance of views.
    open func setTitleColor(_ color: UIColor?, for state: State) {}
}

/// A UIKit switch.
public final class UISwitch: UIControl {
    private static let standIn = UISwitch()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UISwitch { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var onTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var thumbTintColor: UIColor?
    /// Whether the switch is on.
    public var isOn = false
}

/// A UIKit slider.
public final class UISlider: UIControl {
    private static let standIn = UISlider()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UISlider { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var minimumTrackTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var maximumTrackTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var thumbTintColor: UIColor?
    /// The value.
    public var value: Float = 0
    /// The lowest value.
    public var minimumValue: Float = 0
    /// The highest value.
    public var maximumValue: Float = 1
    /// Has no effect: the theme determines the appearance of views.
    public func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A UIKit control with segments, one of which is selected.
public final class UISegmentedControl: UIControl {
    private static let standIn = UISegmentedControl()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UISegmentedControl { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var selectedSegmentTintColor: UIColor?
    /// The index of the selected segment.
    public var selectedSegmentIndex = -1
    /// Has no effect: the theme determines the appearance of views.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    /// Has no effect: the theme determines the appearance of views.
    public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
}

/// A UIKit control that indicates the current page with dots.
public final class UIPageControl: UIControl {
    private static let standIn = UIPageControl()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIPageControl { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var currentPageIndicatorTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var pageIndicatorTintColor: UIColor?
    /// The number of pages.
    public var numberOfPages = 0
    /// The current page.
    public var currentPage = 0
}

/// A UIKit control for choosing a date.
public final class UIDatePicker: UIControl {
    private static let standIn = UIDatePicker()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIDatePicker { standIn }

    /// The date.
    public var date = Date()
    /// The value is kept, but has no effect.
    public var minuteInterval = 1
}

/// A UIKit stepper.
public final class UIStepper: UIControl {
    private static let standIn = UIStepper()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIStepper { standIn }

    /// The value.
    public var value = 0.0
}
