import CursesUI

/// The look of a control of AppKit. Its values are kept, but have no effect.
@MainActor @preconcurrency
open class NSCell: NSObject {
    /// The value is kept, but has no effect.
    open var title = ""
    /// The value is kept, but has no effect.
    open var stringValue = ""
    /// The value is kept, but has no effect.
    open var font: NSFont?
    /// The value is kept, but has no effect.
    open var alignment = NSTextAlignment.natural
    /// The value is kept, but has no effect.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The value is kept, but has no effect.
    open var truncatesLastVisibleLine = false
    /// The value is kept, but has no effect.
    open var usesSingleLineMode = false
    /// The value is kept, but has no effect.
    open var wraps = false
    /// The value is kept, but has no effect.
    open var isScrollable = false
    /// The value is kept, but has no effect.
    open var isEditable = false
    /// The value is kept, but has no effect.
    open var isSelectable = false
    /// The value is kept, but has no effect.
    open var isEnabled = true
    /// The value is kept, but has no effect.
    open var isBordered = false
    /// The value is kept, but has no effect.
    open var isBezeled = false
    /// The value is kept, but has no effect.
    open var isHighlighted = false
    /// The value is kept, but has no effect.
    open var controlSize = NSControl.ControlSize.regular
    /// The value is kept, but has no effect.
    open var focusRingType = NSFocusRingType.default
    /// The value is kept, but has no effect.
    open var sendsActionOnEndEditing = false
    /// The value is kept, but has no effect.
    open var image: NSImage?
    /// The value is kept, but has no effect.
    open var tag = 0

    /// Creates a look.
    override public init() {
        super.init()
    }

    /// Creates a look with a text.
    public init(textCell string: String) {
        super.init()
        stringValue = string
    }

    /// Never called: there are no nib files in a terminal.
    public required init(coder: NSCoder) {
        super.init()
    }

    /// Never called: a cell draws nothing.
    open func draw(withFrame cellFrame: CGRect, in controlView: NSView) {}
    /// Never called: a cell draws nothing.
    open func drawInterior(withFrame cellFrame: CGRect, in controlView: NSView) {}
    /// Returns the same rectangle.
    open func drawingRect(forBounds rect: CGRect) -> CGRect { rect }
    /// Returns the same rectangle.
    open func titleRect(forBounds rect: CGRect) -> CGRect { rect }
    /// The size of the cell, which is unknown.
    open var cellSize: CGSize { .zero }
    /// Returns the size of the cell, which is that of the bounds.
    open func cellSize(forBounds rect: CGRect) -> CGSize { rect.size }
}

/// The look of a control with a function.
open class NSActionCell: NSCell {
    /// The object whose method would be called.
    open weak var target: AnyObject?
    /// The method, which is not called: that of the control is.
    open var action: Selector?
}

/// The look of a text field.
open class NSTextFieldCell: NSActionCell {
    /// The value is kept, but has no effect.
    open var textColor: NSColor?
    /// The value is kept, but has no effect.
    open var backgroundColor: NSColor?
    /// The value is kept, but has no effect.
    open var drawsBackground = false
    /// The value is kept, but has no effect.
    open var placeholderString: String?
    /// The value is kept, but has no effect.
    open var placeholderAttributedString: NSAttributedString?
    /// The value is kept, but has no effect.
    open var bezelStyle = NSTextField.BezelStyle.squareBezel
}

/// The look of a secure text field.
open class NSSecureTextFieldCell: NSTextFieldCell {
    /// The value is kept, but has no effect.
    open var echosBullets = true
}

/// The look of a search field.
open class NSSearchFieldCell: NSTextFieldCell {
    /// The value is kept, but has no effect.
    open var searchButtonCell: NSButtonCell? = NSButtonCell()
    /// The value is kept, but has no effect.
    open var cancelButtonCell: NSButtonCell? = NSButtonCell()
    /// The value is kept, but has no effect.
    open var sendsSearchStringImmediately = false
}

/// The look of a button.
open class NSButtonCell: NSActionCell {
    /// The parts of a button that change when it is pressed.
    public struct StyleMask: OptionSet, Sendable {
        /// The bits of the parts.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The content.
        public static let contentsCellMask = StyleMask(rawValue: 1)
        /// The border.
        public static let pushInCellMask = StyleMask(rawValue: 2)
        /// The grey.
        public static let changeGrayCellMask = StyleMask(rawValue: 4)
        /// The background.
        public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
    }

    /// The value is kept, but has no effect.
    open var highlightsBy: StyleMask = []
    /// The value is kept, but has no effect.
    open var showsStateBy: StyleMask = []
    /// The value is kept, but has no effect.
    open var imageDimsWhenDisabled = true
    /// The value is kept, but has no effect.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// The value is kept, but has no effect.
    open var backgroundColor: NSColor?
    /// The value is kept, but has no effect.
    open var bezelStyle = NSButton.BezelStyle.rounded
    /// The value is kept, but has no effect.
    open var isTransparent = false
}
