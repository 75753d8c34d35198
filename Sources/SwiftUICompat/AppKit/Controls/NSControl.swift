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
        case regular, small, mini, large
    }

    /// The object whose method is called. The control does not keep it.
    open weak var target: AnyObject?
    /// The method. On Linux, a selector with a name alone calls nothing: see `Selector`.
    open var action: Selector?
    /// The value is kept, but has no effect.
    open var controlSize = ControlSize.regular
    /// The value is kept, but has no effect.
    open var focusRingType = NSFocusRingType.default

    func sendOwnAction() {
        if let action { sendAction(action, to: target, for: nil) }
    }
}

/// The ring around a control with the focus; ignored in a terminal.
public enum NSFocusRingType: UInt, Sendable {
    case `default`, none, exterior
}

/// An AppKit button, shown as a button, or as a toggle if it is a check box.
open class NSButton: NSControl {
    /// The kind of a button.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle
        /// A check box.
        case `switch`
        /// A radio button, which is shown as a check box.
        case radio
        case momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator
    }

    /// The border of a button; ignored in a terminal.
    public enum BezelStyle: UInt, Sendable {
        case rounded = 1
        case regularSquare, disclosure = 5
        case shadowlessSquare, circular, texturedSquare, helpButton, smallSquare, texturedRounded, roundRect, recessed
        case roundedDisclosure, inline
    }

    /// The title.
    open var title = "Button" { didSet { contentDidChange() } }
    /// The picture, which is shown instead of the title.
    open var image: NSImage? { didSet { contentDidChange() } }
    /// The key that presses the button. Only a message uses it, where Escape marks the button that cancels.
    open var keyEquivalent = ""
    /// Whether the button deletes something.
    open var hasDestructiveAction = false { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var bezelStyle = BezelStyle.rounded
    /// The value is kept, but has no effect.
    open var isBordered = true
    private var type = ButtonType.momentaryPushIn { didSet { contentDidChange() } }
    /// Whether a check box is on.
    open var state = NSControl.StateValue.off { didSet { contentDidChange() } }

    /// Creates a button that calls a method.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        set(target, action)
    }

    /// Creates a button with a picture that calls a method.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.image = image
        set(target, action)
    }

    /// Creates a check box that calls a method.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        type = .switch
    }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Sets the kind of the button.
    open func setButtonType(_ type: ButtonType) { self.type = type }

    override var shown: AnyView? {
        shown { button in
            if button.type == .switch || button.type == .radio {
                Toggle(isOn: button.isOn) { Text(verbatim: button.title) }.toggleStyle(.checkbox)
            } else {
                Button(role: button.hasDestructiveAction ? .destructive : nil) {
                    button.sendOwnAction()
                } label: {
                    if let image = button.image {
                        Image(uiImage: image)
                    } else {
                        Text(verbatim: button.title)
                    }
                }
            }
        }
    }

    private var isOn: Binding<Bool> {
        Binding {
            self.state == .on
        } set: {
            self.state = $0 ? .on : .off
            self.sendOwnAction()
        }
    }
}
