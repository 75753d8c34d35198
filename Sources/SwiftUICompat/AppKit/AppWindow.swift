import CursesUI

/// The window of a SwiftUI app, for code that looks for the app's window in order to present a controller.
@MainActor @preconcurrency
final class AppWindow: NSWindow {
    static let shared = AppWindow()

    private init() {
        super.init(contentRect: UIScreen.main.bounds, styleMask: [.titled], backing: .buffered, defer: false)
        rootViewController = UIViewController()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows what the root controller presents over the views of the app.
    static func install() {
        UIApplication.shared.show(shared)
        AppPresenter.view = { AnyView(PresentedOverApp()) }
    }

    static func uninstall() {
        AppPresenter.view = nil
        UIApplication.shared.hide(shared)
    }

    /// Nothing, with what the root controller of the window presents.
    private struct PresentedOverApp: View {
        var body: some View {
            if let controller = shared.rootViewController { EmptyView().modifier(Presenting(controller)) }
        }
    }
}

extension UIViewController {
    /// The last controller of those that this one presents, or this one.
    var topmost: UIViewController { presentedViewController?.topmost ?? self }
}
