import CursesUI

/// A view with AppKit's name: see ``UIView``.
public typealias NSView = UIView
/// A responder with AppKit's name: see ``UIResponder``.
public typealias NSResponder = UIResponder
/// A controller with AppKit's name: see ``UIViewController``.
public typealias NSViewController = UIViewController
/// A controller of a SwiftUI view with AppKit's name: see ``UIHostingController``.
public typealias NSHostingController = UIHostingController
/// A picture with AppKit's name: see `UIImage`.
public typealias NSImage = UIImage
/// A font with AppKit's name: see ``UIFont``.
public typealias NSFont = UIFont
/// A path with AppKit's name: see ``UIBezierPath``.
public typealias NSBezierPath = UIBezierPath
/// Distances with AppKit's name: see ``UIEdgeInsets``.
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

    /// The content that is visible through a view; ignored in a terminal.
    public enum BlendingMode: Int, Sendable {
        case behindWindow, withinWindow
    }

    /// When an effect is visible; ignored in a terminal.
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
