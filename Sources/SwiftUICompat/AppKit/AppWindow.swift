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

    /// Nothing, with the status items of the app, what the root controller of the window presents, and the other
    /// windows of the app.
    private struct PresentedOverApp: View {
        var body: some View {
            if let controller = shared.rootViewController {
                EmptyView().modifier(ShownStatusItems()).modifier(Presenting(controller)).modifier(ShownWindows())
            }
        }
    }

    /// Shows the window in front of that of the app as a sheet, which closes it.
    private struct ShownWindows: ViewModifier {
        @ObservedObject private var changes = UIApplication.shared.changes

        private var window: UIWindow? {
            UIApplication.shared.keyWindow.flatMap { $0 === shared ? nil : $0 }
        }

        private var isPresented: Binding<Bool> {
            Binding {
                window?.rootViewController != nil
            } set: {
                if !$0 { window?.close() }
            }
        }

        func body(content: Content) -> some View {
            content.sheet(isPresented: isPresented) {
                if let controller = window?.rootViewController {
                    AnyView(ShownController(controller)).padding().id(ObjectIdentifier(controller))
                }
            }
        }
    }
}

extension UIViewController {
    /// The last controller of those that this one presents, or this one.
    var topmost: UIViewController { presentedViewController?.topmost ?? self }
}
