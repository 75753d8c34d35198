import SwiftUI
import UIKit

/// The delegates of an app that was written before SwiftUI had a life cycle of its own.
final class BookDelegate: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.calls.append("launched")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        userInfo.isEmpty ? .noData : .newData
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.failed)
    }
}

/// The height of the keyboard, as an app reads it from a notification.
func keyboardHeight(in notification: Notification) -> CGFloat {
    guard notification.name == UIApplication.keyboardWillShowNotification else { return 0 }
    return (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        BookDelegate.calls.append("connected")
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: BookView())
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { BookDelegate.calls.append("active") }
}

/// A delegate without a scene.
final class ShelfDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation = UINavigationController(rootViewController: ShelfController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

class ShelfController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        view.backgroundColor = .systemBackground
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Nothing here"
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        ])
    }
}

struct BookView: View {
    var body: some View {
        VStack {
            Text("A book")
            Button("Close it") {
                let window = UIApplication.shared.connectedScenes
                    .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
                window?.rootViewController = UIHostingController(rootView: Text("Closed"))
            }
            Button("Ask") {
                let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
                alert.addAction(
                    UIAlertAction(title: "Yes", style: .destructive) { _ in BookDelegate.calls.append("yes") })
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
            }
        }
    }
}
