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

/// A view of AppKit that shows a SwiftUI view.
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

/// A view of AppKit with an effect on what lies behind it. It is empty, since a terminal cannot blur.
open class NSVisualEffectView: NSView {
    /// The kind of an effect, without effect.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection, menu, popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow, fullScreenUI = 15
        case toolTip = 17
        case contentBackground, underWindowBackground = 21, underPageBackground
    }

    /// What is seen through a view, without effect.
    public enum BlendingMode: Int, Sendable {
        case behindWindow, withinWindow
    }

    /// When an effect is seen, without effect.
    public enum State: Int, Sendable {
        case followsWindowActiveState, active, inactive
    }

    /// Is kept, and has no effect.
    open var material = Material.titlebar
    /// Is kept, and has no effect.
    open var blendingMode = BlendingMode.behindWindow
    /// Is kept, and has no effect.
    open var state = State.followsWindowActiveState
    /// Is kept, and has no effect.
    open var isEmphasized = false

    /// Creates a view.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        standIn = AnyView(Color.clear)
    }

    /// Never called: there are no storyboards in a terminal.
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
