import CursesUI
import CursesUITesting
import Testing

@testable import SwiftUICompat

@Suite("UIKit's life cycle")
@MainActor
struct LifeCycleTests {
    private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var token = "none"
    }

    @MainActor
    private struct Adapted {
        @UIApplicationDelegateAdaptor var delegate: Delegate
    }

    private struct Reading: View {
        @EnvironmentObject private var delegate: Delegate

        var body: some View { Text(verbatim: "token \(delegate.token)") }
    }

    @Test("an observable delegate is in the environment of all views")
    func observableDelegate() {
        let adapted = Adapted()
        let app = TestApp(Reading(), size: CellSize(width: 20, height: 3))
        #expect(app.screen.position(of: "token none") != nil)
        adapted.delegate.token = "new"
        app.settle()
        #expect(app.screen.position(of: "token new") != nil)
    }

    private struct Traits: View {
        var body: some View {
            Text(verbatim: UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "not dark")
        }
    }

    @Test("the first evaluation of a body may ask for the current traits")
    func traits() {
        #expect(TestApp(Traits(), size: CellSize(width: 20, height: 3)).screen.position(of: "dark") != nil)
    }

    private struct Label: UIViewRepresentable {
        let text: String

        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = "made"
            return label
        }

        func updateUIView(_ label: UILabel, context: Context) { label.text = text }
    }

    private struct Labelled: View {
        @State private var count = 0

        var body: some View {
            Label(text: "count \(count)")
            Button("More") { count += 1 }
        }
    }

    @Test("a representable configures its view without a warning, and shows each change")
    func representable() {
        let app = TestApp(Labelled(), size: CellSize(width: 20, height: 6))
        #expect(app.screen.position(of: "count 0") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "count 1") != nil)
        #expect(app.diagnostics.isEmpty, "\(app.diagnostics)")
    }

    private final class ListController: UIViewController {
        private(set) var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Clear", style: .plain, target: self, action: Selector("clear", ListController.clear))
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(
                    barButtonSystemItem: .add, target: self, action: Selector("add", ListController.add)),
                UIBarButtonItem(title: "Sort", primaryAction: UIAction { [weak self] _ in self?.calls.append("sort") }),
            ]
        }

        func clear() { calls.append("clear") }

        func add() {
            calls.append("add")
            navigationItem.leftBarButtonItem?.title = "Clear all"
            navigationItem.leftBarButtonItem?.isEnabled = false
        }
    }

    private struct Listed: UIViewControllerRepresentable {
        let controller: ListController

        func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: controller)
        }

        func updateUIViewController(_ stack: UINavigationController, context: Context) {}
    }

    @Test("the items of a navigation bar are buttons, and change with their properties")
    func barItems() {
        let controller = ListController()
        let app = TestApp(Listed(controller: controller), size: CellSize(width: 50, height: 8))
        let bar = app.screen.rows.first { $0.contains("Add") } ?? ""
        let order = ["Clear", "List", "Sort", "Add"].compactMap { bar.range(of: $0)?.lowerBound }
        #expect(order.count == 4 && order == order.sorted(), "\(app.screen)")
        app.click(text: "Clear")
        app.click(text: "Sort")
        app.click(text: "Add")
        #expect(controller.calls == ["clear", "sort", "add"])
        #expect(app.screen.text.contains("Clear all"))
        app.click(text: "Clear all")
        #expect(controller.calls.count == 3)
    }

    private struct Tabs: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UITabBarController {
            let home = UIViewController()
            home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
            let settings = UIViewController()
            settings.title = "Settings"
            let tabs = UITabBarController()
            tabs.viewControllers = [
                UINavigationController(rootViewController: home), UINavigationController(rootViewController: settings),
            ]
            return tabs
        }

        func updateUIViewController(_ tabs: UITabBarController, context: Context) {}
    }

    @Test("a stack in a tab bar has the title of its first controller")
    func tabs() {
        let screen = TestApp(Tabs(), size: CellSize(width: 40, height: 8)).screen
        #expect(screen.position(of: "Home") != nil)
        #expect(screen.position(of: "Settings") != nil)
    }

    private struct Hosted: UIViewControllerRepresentable {
        let title: String?

        private struct Screen: View {
            let title: String?

            var body: some View {
                if let title { Text("Content").navigationTitle(title) } else { Text("Content") }
            }
        }

        func makeUIViewController(context: Context) -> UINavigationController {
            let controller = UIHostingController(rootView: Screen(title: title))
            controller.title = "Controller"
            return UINavigationController(rootViewController: controller)
        }

        func updateUIViewController(_ stack: UINavigationController, context: Context) {}
    }

    @Test("the title that a SwiftUI screen sets replaces that of its controller")
    func hostedTitle() {
        let titled = TestApp(Hosted(title: "Screen"), size: CellSize(width: 40, height: 8)).screen
        #expect(titled.position(of: "Screen") != nil && titled.position(of: "Controller") == nil)
        let untitled = TestApp(Hosted(title: nil), size: CellSize(width: 40, height: 8)).screen
        #expect(untitled.position(of: "Controller") != nil)
    }

    private final class Told: NSApplicationDelegate {
        var calls: [String] = []

        func applicationDidBecomeActive(_ notification: Notification) { calls.append("active") }
        func applicationWillResignActive(_ notification: Notification) { calls.append("will resign") }
        func applicationDidResignActive(_ notification: Notification) { calls.append("resigned") }
        func applicationWillTerminate(_ notification: Notification) { calls.append("ends") }
    }

    private struct Listening: View {
        let names: [Notification.Name]
        let report: (String) -> Void

        var body: some View {
            Text("Listening")
                .onReceive(Publishers.MergeMany(names.map { NotificationCenter.default.publisher(for: $0) })) {
                    report($0.name.rawValue)
                }
        }
    }

    /// What the notifications of a framework announce while a window loses the keyboard and gets it again, the app is
    /// suspended and comes back, and ends.
    private func announced(_ names: [Notification.Name]) -> [String] {
        var posted: [String] = []
        LifeCycle.observe()
        defer { AppLifeCycle.observer = nil }
        let app = TestApp(Listening(names: names) { posted.append($0) }, size: CellSize(width: 20, height: 3))
        LifeCycle.report(.launched)
        app.send(.focus(false))
        #expect(UIApplication.shared.applicationState == .inactive && !NSApplication.shared.isActive)
        app.send(.focus(true))
        LifeCycle.report(.changedPhase(from: .active, to: .background))
        #expect(UIApplication.shared.applicationState == .background)
        LifeCycle.report(.changedPhase(from: .background, to: .active))
        #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.activationState == .foregroundActive })
        LifeCycle.report(.willEnd)
        return posted
    }

    @Test("notifications announce the phases of an app")
    func notifications() {
        let ofApp = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        ]
        #expect(announced(ofApp) == [0, 1, 2, 1, 2, 3, 4, 1, 5].map { ofApp[$0].rawValue })
        let ofScene = [
            UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
        ]
        #expect(announced(ofScene) == [0, 1, 0, 1, 2, 3, 0].map { ofScene[$0].rawValue })
    }

    @Test("AppKit's delegate is told of the phases of an app")
    func told() {
        let delegate = Told()
        NSApplication.shared.delegate = delegate
        defer { NSApplication.shared.delegate = nil }
        _ = announced([])
        let away = ["will resign", "resigned"]
        #expect(delegate.calls == ["active"] + away + ["active"] + away + ["active", "ends"])
    }

    private struct Closing: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
            let inner = UIViewController()
            inner.title = "inner"
            return UINavigationController(rootViewController: inner)
        }

        func updateUIViewController(_ controller: UINavigationController, context: Context) {
            LifeCycleTests.shown = controller.viewControllers.first
        }
    }

    /// The controller in the last sheet.
    private static weak var shown: UIViewController?

    @Test("a controller in a sheet of SwiftUI closes it by dismissing itself")
    func dismissing() throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("open") { isShown = true }.sheet(isPresented: $isShown) { Closing() }
                Text(verbatim: isShown ? "is shown" : "is closed")
            }
        }
        let app = TestApp(Page(), size: CellSize(width: 40, height: 12))
        app.press(.return)
        #expect(app.screen.position(of: "inner") != nil)
        try #require(Self.shown).dismiss(animated: true)
        app.settle()
        #expect(app.screen.position(of: "inner") == nil)
        #expect(app.screen.position(of: "is closed") != nil)
        #expect(Self.shown == nil)
    }

    @Test("the appearance of tab bars can hide them")
    func tabBars() {
        UITabBar.appearance().isHidden = true
        defer { UITabBar.appearance().isHidden = false }
        let view = TabView {
            Text("page").tabItem { Text("Home") }
            Text("other").tabItem { Text("Other") }
        }
        let app = TestApp(view, size: CellSize(width: 40, height: 6))
        #expect(app.screen.position(of: "page") != nil)
        #expect(app.screen.position(of: "Home") == nil)
    }

    private struct Area: UIViewRepresentable {
        let hasLabel: Bool

        func makeUIView(context: Context) -> UIView {
            let view = UIView(frame: .zero)
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            if hasLabel {
                let label = UILabel()
                label.text = "label"
                view.addSubview(label)
            }
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("a view's colour is behind its content, or an area", arguments: [false, true])
    func backgrounds(hasLabel: Bool) {
        let app = TestApp(Area(hasLabel: hasLabel), size: CellSize(width: 20, height: 3))
        let place = app.screen.position(of: "label") ?? CellPoint(column: 10, row: 1)
        #expect(app.screen.cell(place.column, place.row).style.background == .rgb(0, 0, 255))
        #expect(app.screen.position(of: "Area") == nil)
    }

    @Test("a view makes a layer of its class")
    func layers() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        #expect(Gradient(frame: .zero).layer is CAGradientLayer)
        #expect(!(UIView(frame: .zero).layer is CAGradientLayer))
    }

    @Test("random bytes come from the system")
    func randomBytes() {
        var bytes = [UInt8](repeating: 0, count: 32)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 1)
        #expect(SecRandomCopyBytes(nil, -1, &bytes) == errSecParam)
    }

    private final class Unready: NSApplicationDelegate {
        var answers: [NSApplication.TerminateReply] = [.terminateCancel, .terminateLater]
        var asked = 0

        func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
            asked += 1
            return answers.removeFirst()
        }
    }

    @Test("AppKit's delegate may object when code ends the app")
    func objecting() {
        let delegate = Unready()
        NSApplication.shared.delegate = delegate
        defer { NSApplication.shared.delegate = nil }
        NSApplication.shared.terminate(nil)
        NSApplication.shared.terminate(nil)
        #expect(delegate.asked == 2)
    }
}
