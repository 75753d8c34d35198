import CursesUI

/// A controller that shows a SwiftUI view, as the root of a window or inside another controller.
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown.
    public var rootView: Content { didSet { show() } }
    /// Has no effect: the view has the size of the screen, or of the frame that it is shown in.
    public var sizingOptions = UIHostingControllerSizingOptions()

    /// Creates a controller with a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        show()
    }

    /// Creates a controller with a view.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        fatalError("A hosting controller of a storyboard has no view.")
    }

    private func show() {
        standIn = AnyView(rootView)
    }

    /// Creates the UIKit view that shows the SwiftUI view.
    override open func loadView() {
        super.loadView()
        view.standIn = AnyView(HostedContent(controller: self))
    }

    /// Returns the proposed size, because the size of the view is known only when it is shown.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The sizes that a hosting controller adopts from its view; ignored in a terminal.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The ideal size of the view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The preferred size of the controller.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A CursesUI view that shows the content of a hosting controller among UIKit views.
@MainActor @preconcurrency
private struct HostedContent {
    let controller: UIViewController
    @ObservedObject private var changes: StandInChanges

    init(controller: UIViewController) {
        self.controller = controller
        changes = controller.changes
    }
}

extension HostedContent: View {
    var body: some View { controller.standIn }
}
