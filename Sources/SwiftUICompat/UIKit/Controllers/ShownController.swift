import CursesUI

/// A CursesUI view that shows a UIKit controller.
@MainActor @preconcurrency
struct ShownController {
    let controller: UIViewController
    private let name: String
    @ObservedObject private var changes: StandInChanges
    @Environment(\.dismiss) private var dismiss

    /// - Parameter name: the name that is shown in a frame if the controller has no content; `nil` for the name of the
    ///   controller's class.
    init(_ controller: UIViewController, name: String? = nil) {
        self.controller = controller
        self.name = name ?? "\(type(of: controller))"
        changes = controller.changes
    }
}

extension ShownController: View {
    var body: some View {
        content
            .onAppear {
                controller.dismissPresentation = { [dismiss] in dismiss() }
                controller.loadViewIfNeeded()
                controller.viewWillAppear(false)
                controller.viewDidAppear(false)
            }
            .onDisappear {
                controller.viewWillDisappear(false)
                controller.viewDidDisappear(false)
                controller.dismissPresentation = nil
            }
            .modifier(Presenting(controller))
    }

    @ViewBuilder private var content: some View {
        if let standIn = controller.standIn {
            standIn
        } else if let tabs = controller as? UITabBarController {
            TabView(
                selection: Binding {
                    tabs.selectedIndex
                } set: {
                    tabs.selectedIndex = $0
                }
            ) {
                ForEach(tabs.children.indices, id: \.self) { index in
                    AnyView(ShownController(tabs.children[index]))
                        .tabItem {
                            if let image = tabs.children[index].shownTabBarItem.image { Image(uiImage: image) }
                            Text(verbatim: tabs.children[index].shownTabBarItem.title ?? "")
                        }
                        .tag(index)
                }
            }
        } else if let stack = controller as? UINavigationController, let top = stack.topViewController {
            NavigationStack {
                AnyView(ShownController(top))
                    .modifier(ShownNavigationItem(top, back: stack.children.count > 1 ? stack : nil))
            }
        } else if let child = controller.children.last {
            AnyView(ShownController(child))
        } else {
            ShownUIView(controller.view, name: name)
        }
    }
}

extension UIViewController {
    /// The item of the controller in a tab bar. A stack without an item of its own has that of its first controller.
    fileprivate var shownTabBarItem: UITabBarItem {
        if self is UINavigationController, tabBarItem.title == nil, tabBarItem.image == nil, let first = children.first
        {
            return first.tabBarItem
        }
        return tabBarItem
    }
}

/// Shows the title and the items of a controller in the bar of its stack.
private struct ShownNavigationItem: ViewModifier {
    let controller: UIViewController
    /// The stack to which a button returns; `nil` for its first controller.
    let stack: UINavigationController?
    @ObservedObject private var changes: StandInChanges

    init(_ controller: UIViewController, back stack: UINavigationController?) {
        self.controller = controller
        self.stack = stack
        changes = controller.navigationItem.changes
    }

    func body(content: Content) -> some View {
        let item = controller.navigationItem
        let left = item.leftBarButtonItems ?? []
        let right = Array((item.rightBarButtonItems ?? []).reversed())
        content
            // As in UIKit, a title that a SwiftUI screen sets replaces that of its controller.
            .navigationTitle(default: (item.title ?? controller.title).map { Text(verbatim: $0) })
            .toolbar {
                if let stack {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Back") { stack.popViewController(animated: true) }
                    }
                }
                ToolbarItemGroup(placement: .topBarLeading) {
                    ForEach(left.indices, id: \.self) { ShownBarItem(left[$0]) }
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    ForEach(right.indices, id: \.self) { ShownBarItem(right[$0]) }
                }
            }
    }
}
