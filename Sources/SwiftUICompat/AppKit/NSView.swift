import CursesUI

/// The AppKit name of a view: see ``UIView``.
public typealias NSView = UIView
/// The AppKit name of a responder: see ``UIResponder``.
public typealias NSResponder = UIResponder
/// The AppKit name of a view controller: see ``UIViewController``.
public typealias NSViewController = UIViewController
/// The AppKit name of the controller for a SwiftUI view: see ``UIHostingController``.
public typealias NSHostingController = UIHostingController
/// The AppKit name of a picture: see `UIImage`.
public typealias NSImage = UIImage
/// The AppKit name of a font: see ``UIFont``.
public typealias NSFont = UIFont
/// The AppKit name of a path: see ``UIBezierPath``.
public typealias NSBezierPath = UIBezierPath
/// The AppKit name of the distances from the edges: see ``UIEdgeInsets``.
public typealias NSEdgeInsets = UIEdgeInsets

/// An AppKit view that shows a SwiftUI view.
open class NSHostingView<Content: View>: NSView {
    /// The view that is shown.
    public var rootView: Content { didSet { standIn = AnyView(rootView) } }

    /// Creates a view that shows a SwiftUI view.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        standIn = AnyView(rootView)
    }

    /// Never called: there are no nib files in a terminal.
    public required init?(coder: NSCoder) {
        fatalError("A hosting view of a nib file has no view.")
    }
}

/// An AppKit view that applies an effect to the content behind it. It is empty, because a terminal cannot blur.
open class NSVisualEffectView: NSView {
    /// The kind of an effect; ignored in a terminal.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection, menu, popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow, fullScreenUI = 15
        case toolTip = 17
        case contentBackground, underWindowBackground = 21, underPageBackground
    }

    /// The content that the effect applies to; ignored in a terminal.
    public enum BlendingMode: Int, Sendable {
        case behindWindow, withinWindow
    }

    /// The state in which an effect is visible; ignored in a terminal.
    public enum State: Int, Sendable {
        case followsWindowActiveState, active, inactive
    }

    /// The value is kept, but has no effect.
    open var material = Material.titlebar
    /// The value is kept, but has no effect.
    open var blendingMode = BlendingMode.behindWindow
    /// The value is kept, but has no effect.
    open var state = State.followsWindowActiveState
    /// The value is kept, but has no effect.
    open var isEmphasized = false

    /// Creates a view.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        standIn = AnyView(Color.clear)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension Image {
    /// Creates an image from an `NSImage`.
    public init(nsImage: NSImage) {
        self.init(uiImage: nsImage)
    }
}
