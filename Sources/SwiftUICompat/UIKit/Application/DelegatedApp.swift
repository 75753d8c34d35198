import CursesUI

/// The CursesUI app that runs a program whose entry point is an app delegate. It shows the window that the delegate
/// makes visible.
struct DelegatedApp: App {
    /// Creates the delegate, which creates the window. It runs when the screen exists, because delegates read the
    /// screen size.
    static var launch: () -> Void = {}

    var body: some Scene {
        WindowGroup { DelegatedWindow() }
    }

    /// Runs the program of a delegate.
    ///
    /// - Parameter launch: creates the delegate.
    static func run<Delegate>(_ delegate: Delegate.Type, launch: @escaping () -> Void) {
        self.launch = launch
        ResourceFolders.adopt(delegate)
        main()
    }
}

/// Shows the root controller of the app's visible window.
@MainActor @preconcurrency
struct DelegatedWindow {
    @State private var launch = Launch()
    @ObservedObject private var changes = UIApplication.shared.changes

    /// Ensures that the app is launched only once.
    @MainActor @preconcurrency
    private final class Launch {
        private var hasRun = false

        func run() {
            guard !hasRun else { return }
            hasRun = true
            DelegatedApp.launch()
        }
    }

    private var controller: UIViewController? {
        launch.run()
        return UIApplication.shared.keyWindow?.rootViewController
    }
}

extension DelegatedWindow: View {
    var body: some View {
        Group {
            if let controller {
                ShownController(controller).id(ObjectIdentifier(controller))
            } else if let root = AppWindow.shared.rootViewController {
                // A status item may present controllers without a window.
                NoWindow().modifier(Presenting(root))
            }
        }
        .modifier(ShownStatusItems())
    }
}

/// Says that there is nothing to show, unless there is a status item.
private struct NoWindow: View {
    @ObservedObject private var changes = NSStatusBar.system.changes

    var body: some View {
        if NSStatusBar.system.items.contains(where: \.isVisible) {
            Color.clear
        } else {
            StandInFrame(name: "The app has no window with a controller.")
        }
    }
}

/// Launches an app with UIKit's life cycle.
@MainActor @preconcurrency
enum UIKitLaunch {
    static func start<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) {
        let app = UIApplication.shared
        let delegate = type.init()
        app.delegate = delegate
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        for scene in app.connectedScenes { connect(scene, of: delegate) }
        if app.windows.isEmpty, let window = delegate.window { app.show(window) }
        LifeCycle.hasScenes = app.connectedScenes.contains { $0.delegate != nil }
    }

    private static func connect<Delegate: UIApplicationDelegate>(_ scene: UIScene, of delegate: Delegate) {
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            .shared, configurationForConnecting: scene.session, options: options)
        let module = String(reflecting: Delegate.self).prefix { $0 != "." }
        let named: AnyClass? = configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
        guard let type = named as? any UISceneDelegate.Type else { return }
        let sceneDelegate = type.init()
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        if UIApplication.shared.windows.isEmpty, let window = (sceneDelegate as? any UIWindowSceneDelegate)?.window {
            UIApplication.shared.show(window)
        }
    }
}
