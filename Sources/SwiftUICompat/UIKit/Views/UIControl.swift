import CursesUI

/// A UIKit control, which performs its actions when the user changes it.
open class UIControl: _ActionControl {
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
        /// A finger touches the control several times. It never occurs.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside the control. It never occurs.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside the control. It never occurs.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moves into the control. It never occurs.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves out of the control. It never occurs.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside the control. It never occurs.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancels a touch. It never occurs.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control opens. It never occurs.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return is pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: .max)
    }

    /// Whether the control is selected.
    open var isSelected = false { didSet { contentDidChange() } }
    /// Whether the control is pressed. The value is kept, but has no effect.
    open var isHighlighted = false
    /// The state of the control.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    /// The value is kept, but has no effect.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The value is kept, but has no effect.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// The horizontal place of a control's content; ignored in a terminal.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The vertical place of a control's content; ignored in a terminal.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }
}

/// A control that performs actions at events: what the controls of UIKit and AppKit have in common.
open class _ActionControl: UIView {
    /// Whether the control is enabled.
    open var isEnabled = true { didSet { contentDidChange() } }
    private var registrations: [Registration] = []

    /// Calls a method of an object at events. The control does not keep the object.
    ///
    /// - Parameters:
    ///   - target: the object; `nil` for the first responder, from the control on, that has the method.
    ///   - action: the method, which may have the control and an event as its parameters. On Linux, a selector with a
    ///     name alone calls nothing: see `Selector`.
    open func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        registrations.append(Registration(events: events, call: .method(action, isChained: target == nil), on: object))
    }

    /// Performs an action at events.
    open func addAction(_ action: UIAction, for events: UIControl.Event) {
        removeAction(action, for: events)
        registrations.append(Registration(events: events, call: .action(action)))
    }

    /// Removes methods of an object.
    ///
    /// - Parameters:
    ///   - target: the object; `nil` for all objects.
    ///   - action: the method; `nil` for all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        remove(events) { registration in
            guard case .method(let method, _) = registration.call else { return false }
            return (object == nil || registration.object === object) && (action == nil || method == action)
        }
    }

    /// Removes an action.
    open func removeAction(_ action: UIAction, for events: UIControl.Event) {
        remove(events) { if case .action(let own) = $0.call { own === action } else { false } }
    }

    private func remove(_ events: UIControl.Event, where isMeant: (Registration) -> Bool) {
        for index in registrations.indices where isMeant(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Performs the actions for events.
    open func sendActions(for events: UIControl.Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.call {
            case .action(let action):
                action.perform(sender: self)
            case .method(let method, isChained: false):
                if let object = registration.object { sendAction(method, to: object, for: nil) }
            case .method(let method, isChained: true):
                sendAction(method, to: nil, for: nil)
            }
        }
    }

    /// Calls a method of an object, or of the first responder that has the method if the object is `nil`.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            action.perform(on: target, self, event)
        } else {
            _ = sequence(first: self as UIResponder, next: { $0.next }).first { action.perform(on: $0, self, event) }
        }
    }

    /// The events at which the control performs an action.
    open var allControlEvents: UIControl.Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// A method or an action, with its events.
    private struct Registration {
        enum Call {
            case method(Selector, isChained: Bool)
            case action(UIAction)
        }

        var events: UIControl.Event
        let call: Call
        weak var object: AnyObject?

        init(events: UIControl.Event, call: Call, on object: AnyObject? = nil) {
            self.events = events
            self.call = call
            self.object = object
        }
    }
}
