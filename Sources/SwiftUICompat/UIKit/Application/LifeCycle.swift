import CursesUI

/// Tells the delegates of the app and the observers of its notifications what happens to it.
@MainActor @preconcurrency
enum LifeCycle {
    /// Whether the app is in use.
    private(set) static var phase = ScenePhase.active
    /// Whether the app consists of scenes, whose delegates are told of its phases in place of its own. As in SwiftUI on
    /// Apple's platforms, this is so unless an app with UIKit's life cycle has no delegate of a scene.
    static var hasScenes = true

    private static var app: UIApplication { .shared }
    private static var mac: NSApplication { .shared }

    /// Begins to tell what happens. The app has not launched yet.
    static func observe() { AppLifeCycle.observer = report }

    /// Tells what has happened.
    static func report(_ event: AppLifeCycle.Event) {
        switch event {
        case .launched:
            post(UIApplication.didFinishLaunchingNotification, of: app)
            post(NSApplication.didFinishLaunchingNotification, of: mac)
            for scene in app.connectedScenes { scene.delegate?.sceneWillEnterForeground(scene) }
            didBecomeActive()
        case .changedPhase(let old, let new):
            if old == .active { willResignActive() }
            phase = new
            if new == .background { didEnterBackground() }
            if old == .background { willEnterForeground() }
            if new == .active { didBecomeActive() }
        case .willEnd:
            app.delegate?.applicationWillTerminate(app)
            post(UIApplication.willTerminateNotification, of: app)
            mac.delegate?.applicationWillTerminate(post(NSApplication.willTerminateNotification, of: mac))
        }
    }

    private static func didBecomeActive() {
        if !hasScenes { app.delegate?.applicationDidBecomeActive(app) }
        post(UIApplication.didBecomeActiveNotification, of: app)
        tellScenes(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
        mac.delegate?.applicationDidBecomeActive(post(NSApplication.didBecomeActiveNotification, of: mac))
    }

    private static func willResignActive() {
        if !hasScenes { app.delegate?.applicationWillResignActive(app) }
        post(UIApplication.willResignActiveNotification, of: app)
        tellScenes(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
        mac.delegate?.applicationWillResignActive(post(NSApplication.willResignActiveNotification, of: mac))
        mac.delegate?.applicationDidResignActive(post(NSApplication.didResignActiveNotification, of: mac))
    }

    private static func didEnterBackground() {
        if !hasScenes { app.delegate?.applicationDidEnterBackground(app) }
        post(UIApplication.didEnterBackgroundNotification, of: app)
        tellScenes(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
    }

    private static func willEnterForeground() {
        if !hasScenes { app.delegate?.applicationWillEnterForeground(app) }
        post(UIApplication.willEnterForegroundNotification, of: app)
        tellScenes(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    }

    private static func tellScenes(
        _ name: Notification.Name, _ tell: (any UISceneDelegate, UIScene) -> Void
    ) {
        for scene in app.connectedScenes {
            if let delegate = scene.delegate { tell(delegate, scene) }
            post(name, of: scene)
        }
    }

    @discardableResult
    private static func post(_ name: Notification.Name, of object: Any) -> Notification {
        let notification = Notification(name: name, object: object)
        NotificationCenter.default.post(notification)
        return notification
    }
}
