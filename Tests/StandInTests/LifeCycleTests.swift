import CursesUITesting
import SwiftUICompat
import Testing

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
}
