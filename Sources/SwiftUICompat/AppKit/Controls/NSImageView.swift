import CursesUI

/// An AppKit view that shows a picture.
open class NSImageView: NSControl {
    /// The border of a view; ignored in a terminal.
    public enum FrameStyle: UInt, Sendable {
        case none, photo, grayBezel, groove, button
    }

    /// The place of the picture; ignored in a terminal.
    public enum Alignment: UInt, Sendable {
        case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft
        case alignBottomRight, alignRight
    }

    /// The picture.
    open var image: NSImage? { didSet { contentDidChange() } }
    /// How the picture fills the view.
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { contentDidChange() } }
    /// The colour of a symbol.
    open var contentTintColor: NSColor? { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// The value is kept, but has no effect.
    open var imageAlignment = Alignment.alignCenter
    /// The value is kept, but has no effect.
    open var imageFrameStyle = FrameStyle.none
    /// The value is kept, but has no effect: the user cannot replace the picture.
    open var isEditable = false
    /// The value is kept, but has no effect: pictures do not move.
    open var animates = false
    /// The value is kept, but has no effect.
    open var allowsCutCopyPaste = true

    /// Creates a view with a picture.
    public convenience init(image: NSImage) {
        self.init(frame: .zero)
        self.image = image
    }

    override var shown: AnyView? {
        guard image != nil else { return AnyView(EmptyView()) }
        return shown { view in
            if let image = view.image {
                view.scaled(Image(uiImage: image)).foregroundColor(view.contentTintColor.map { Color($0) })
            }
        }
    }

    @ViewBuilder private func scaled(_ image: Image) -> some View {
        switch imageScaling {
        case .scaleAxesIndependently: image.resizable()
        case .scaleProportionallyUpOrDown: image.resizable().scaledToFit()
        case .scaleProportionallyDown, .scaleNone: image
        }
    }
}
