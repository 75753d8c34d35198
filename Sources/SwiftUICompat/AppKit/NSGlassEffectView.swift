import CursesUI

/// An AppKit view whose content is on glass. It shows only the content, because a terminal cannot blur.
open class NSGlassEffectView: NSView {
    /// The look of the glass; ignored in a terminal.
    public enum Style: Int, Sendable {
        case regular, clear
    }

    /// The view that is shown.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    /// The value is kept, but has no effect.
    open var style = Style.regular
    /// The value is kept, but has no effect.
    open var cornerRadius: CGFloat = 0

    override var shown: AnyView? { contentView == nil ? AnyView(Color.clear) : nil }
}

/// An AppKit view whose content contains views on glass. It shows only the content.
open class NSGlassEffectContainerView: NSView {
    /// The view that is shown.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    /// The value is kept, but has no effect.
    open var spacing: CGFloat = 0

    override var shown: AnyView? { contentView == nil ? AnyView(Color.clear) : nil }
}
