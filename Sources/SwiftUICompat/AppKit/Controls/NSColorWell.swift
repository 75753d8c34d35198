import CursesUI

/// An AppKit colour well, shown as a `ColorPicker`. It calls the method of its target when the user picks a colour.
open class NSColorWell: NSControl {
    /// The look of a well; ignored in a terminal.
    public enum Style: Int, Sendable {
        case `default`, minimal, expanded
    }

    /// The colour.
    open var color = NSColor.black { didSet { contentDidChange() } }
    /// The value is kept, but has no effect: a terminal has no transparent colours.
    open var supportsAlpha = true
    /// The value is kept, but has no effect.
    open var isBordered = true
    /// The value is kept, but has no effect.
    open var colorWellStyle = Style.default
    /// The value is kept, but has no effect.
    open var image: NSImage?
    /// Always false: a well has a panel of its own.
    open var isActive: Bool { false }

    /// Creates a well.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        colorWellStyle = style
    }

    /// Has no effect: a well has a panel of its own.
    open func activate(_ exclusive: Bool) {}
    /// Has no effect: a well has a panel of its own.
    open func deactivate() {}

    override var shown: AnyView? {
        shown { well in
            ColorPicker(selection: well.selection, supportsOpacity: well.supportsAlpha) { EmptyView() }.labelsHidden()
        }
    }

    private var selection: Binding<Color> {
        Binding {
            Color(self.color)
        } set: {
            self.color = NSColor($0)
            self.sendOwnAction()
        }
    }
}
