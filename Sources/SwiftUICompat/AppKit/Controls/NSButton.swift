import CursesUI

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
        /// The border that fits the button's place.
        case automatic = 0
        case glass = 16
        /// The border of a button that confirms.
        public static let push = BezelStyle.rounded
        /// The border of a button that is as high as its content.
        public static let flexiblePush = BezelStyle.regularSquare
        /// The border of a button in a bar.
        public static let toolbar = BezelStyle.texturedRounded
        /// The border of a button in a list.
        public static let accessoryBar = BezelStyle.recessed
        /// The border of an action in a list.
        public static let accessoryBarAction = BezelStyle.roundRect
        /// The border of a badge.
        public static let badge = BezelStyle.inline
        /// The border of a small square button.
        public static let smallSquareButton = BezelStyle.smallSquare
    }

    /// The title.
    open var title = "Button" { didSet { contentDidChange() } }
    /// The title of a button that is on. It has no effect.
    open var alternateTitle = ""
    /// The picture of a button that is on. It has no effect.
    open var alternateImage: NSImage?
    /// The title with attributes. It is shown without them.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// Where the picture is: with the picture alone, the title is not shown, and without a picture the title alone.
    open var imagePosition = NSControl.ImagePosition.noImage { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// The value is kept, but has no effect.
    open var imageHugsTitle = false
    /// The value is kept, but has no effect.
    open var isTransparent = false
    /// The value is kept, but has no effect.
    open var isSpringLoaded = false
    /// The value is kept, but has no effect: a button is on or off.
    open var allowsMixedState = false
    /// The value is kept, but has no effect.
    open var showsBorderOnlyWhileMouseInside = false
    /// The value is kept, but has no effect.
    open var bezelColor: NSColor?
    /// The colour of the title and the picture.
    open var contentTintColor: NSColor? { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// The value is kept, but has no effect.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// The value is kept, but has no effect.
    open var sound: NSSound?
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

    /// Creates a button with a title and a picture that calls a method.
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
        imagePosition = .imageLeading
    }

    /// Creates a radio button that calls a method. It is shown as a check box.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        type = .radio
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

    override func makeCell() -> NSCell { NSButtonCell() }

    /// Goes to the next state.
    open func setNextState() { state = state == .on ? .off : .on }
    /// Sets whether the button looks pressed, which has no effect.
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    /// Has no effect: a button that is held repeats nothing.
    open func setPeriodicDelay(_ delay: Float, interval: Float) {}

    /// Whether the button is on: 1 or 0.
    override open var integerValue: Int {
        get { state.rawValue }
        set { state = newValue > 0 ? .on : newValue < 0 ? .mixed : .off }
    }
    /// Whether the button is on: 1 or 0.
    override open var doubleValue: Double {
        get { Double(integerValue) }
        set { integerValue = Int(newValue) }
    }
    /// Whether the button is on: 1 or 0.
    override open var stringValue: String {
        get { "\(integerValue)" }
        set { integerValue = NSString(string: newValue).integerValue }
    }

    /// Presses the button.
    override open func performClick(_ sender: Any?) {
        if isToggle { setNextState() }
        sendOwnAction()
    }

    private var isToggle: Bool { [.switch, .radio, .toggle, .pushOnPushOff, .onOff].contains(type) }

    private var label: some View {
        let isImageOnly = title.isEmpty || imagePosition == .imageOnly || imagePosition == .noImage
        return ButtonLabel(title: title, image: image, isImageOnly: isImageOnly, color: contentTintColor)
    }

    override var shown: AnyView? {
        shown { button in
            if button.type == .switch || button.type == .radio {
                Toggle(isOn: button.isOn) { Text(verbatim: button.title) }.toggleStyle(.checkbox)
            } else {
                Button(role: button.hasDestructiveAction ? .destructive : nil) {
                    button.performClick(nil)
                } label: {
                    button.label
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

/// The label of a button.
@MainActor @preconcurrency
private struct ButtonLabel {
    let title: String
    let image: NSImage?
    let isImageOnly: Bool
    let color: NSColor?
}

extension ButtonLabel: View {
    var body: some View {
        content.foregroundColor(color.map { Color($0) })
    }

    @ViewBuilder private var content: some View {
        if let image {
            if isImageOnly {
                Image(uiImage: image)
            } else {
                Label {
                    Text(verbatim: title)
                } icon: {
                    Image(uiImage: image)
                }
            }
        } else {
            Text(verbatim: title)
        }
    }
}

extension NSControl {
    /// Where the picture of a button is.
    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading
        case imageTrailing
    }
}

extension NSButton {
    /// Where the picture is.
    public typealias ImagePosition = NSControl.ImagePosition
}

/// How a picture fills its place. Only an image view uses it.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
