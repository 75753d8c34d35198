import CursesUI

/// An AppKit control, which calls a method of its target.
open class NSControl: _ActionControl {
    /// The state of a button.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        /// The number of the state.
        public let rawValue: Int

        /// Creates a state from its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Partly on. It is shown as off.
        public static let mixed = StateValue(rawValue: -1)
        /// Off.
        public static let off = StateValue(rawValue: 0)
        /// On.
        public static let on = StateValue(rawValue: 1)
    }

    /// The size of a control; ignored in a terminal.
    public enum ControlSize: UInt, Sendable {
        case regular, small, mini, large, extraLarge
    }

    /// The object whose method is called. The control does not keep it.
    open weak var target: AnyObject?
    /// The method. On Linux, a selector with a name alone calls nothing: see `Selector`.
    open var action: Selector?
    /// The value is kept, but has no effect.
    open var controlSize = ControlSize.regular
    /// The text of the control.
    open var stringValue: String {
        get { kept }
        set {
            kept = newValue
            contentDidChange()
        }
    }
    private var kept = ""
    /// The text with attributes. It is shown without them.
    open var attributedStringValue: NSAttributedString {
        get { NSAttributedString(string: stringValue) }
        set { stringValue = newValue.string }
    }
    /// The value of the control, which is its text.
    open var objectValue: Any? {
        get { stringValue }
        set { stringValue = newValue.map { formatter?.string(for: $0) ?? "\($0)" } ?? "" }
    }
    /// The number of the control: that with which its text begins, or zero.
    open var doubleValue: Double {
        get { NSString(string: stringValue).doubleValue }
        set { stringValue = "\(newValue)" }
    }
    /// The number of the control.
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    /// The number of the control: that with which its text begins, or zero.
    open var integerValue: Int {
        get { NSString(string: stringValue).integerValue }
        set { stringValue = "\(newValue)" }
    }
    /// The number of the control.
    open var intValue: Int32 {
        get { Int32(clamping: integerValue) }
        set { integerValue = Int(newValue) }
    }
    /// Makes a text of a value that code sets. What the user types is not checked.
    open var formatter: Formatter?
    /// The font of the text.
    open var font: NSFont? { didSet { contentDidChange() } }
    /// The alignment of the text.
    open var alignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The value is kept, but has no effect.
    open var usesSingleLineMode = false
    /// The value is kept, but has no effect: the method is called at each change.
    open var isContinuous = true
    /// The value is kept, but has no effect.
    open var isHighlighted = false
    /// The value is kept, but has no effect: the user reaches every control with keys.
    open var refusesFirstResponder = false
    /// The value is kept, but has no effect.
    open var allowsExpansionToolTips = false
    /// The value is kept, but has no effect.
    open var ignoresMultiClick = false
    /// The values for the look of the control, which have no effect.
    open lazy var cell: NSCell? = makeCell()
    /// The class of the cell.
    open class var cellClass: AnyClass? {
        get { NSCell.self }
        set {}
    }
    func makeCell() -> NSCell { NSCell() }
    /// The events at which the method is called. Only those of the right button have an effect, for a status item.
    private(set) var events: NSEvent.EventTypeMask = .leftMouseUp

    /// Calls the method, as a click does.
    open func performClick(_ sender: Any?) { sendOwnAction() }

    /// Sets the events at which the method is called, and returns the earlier ones. Only those of the right button have
    /// an effect, for a status item.
    @discardableResult
    open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer { events = mask }
        return Int(truncatingIfNeeded: events.rawValue)
    }

    /// Calls a method of an object, or of the first responder that has it; returns whether there is one.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action else { return false }
        if target == nil,
            sequence(first: self as UIResponder, next: { $0.next }).contains(where: { action.perform(on: $0, self) })
        {
            return true
        }
        return NSApplication.shared.sendAction(action, to: target, from: self)
    }

    /// Takes the text of another control.
    open func takeStringValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { stringValue = other.stringValue }
    }
    /// Takes the number of another control.
    open func takeDoubleValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { doubleValue = other.doubleValue }
    }
    /// Takes the number of another control.
    open func takeIntegerValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { integerValue = other.integerValue }
    }
    /// Returns the text view in which the control is edited: `nil`, because it has none.
    open func currentEditor() -> NSText? { nil }
    /// Takes the focus from the control; returns whether it had the focus.
    @discardableResult
    open func abortEditing() -> Bool {
        defer { _ = resignFirstResponder() }
        return isFirstResponder
    }
    /// Has no effect: the text is always current.
    open func validateEditing() {}

    func sendOwnAction(at event: NSEvent = NSEvent(type: .leftMouseUp)) {
        NSApplication.shared.handle(event) { _ = sendAction(action, to: target) }
    }
}

/// The ring around a control with the focus; ignored in a terminal.
public enum NSFocusRingType: UInt, Sendable {
    case `default`, none, exterior
}
