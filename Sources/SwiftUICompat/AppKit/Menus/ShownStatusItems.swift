import CursesUI

/// Shows the status items of the app in the bar at the top of the screen.
@MainActor @preconcurrency
struct ShownStatusItems: ViewModifier {
    @ObservedObject private var changes = NSStatusBar.system.changes

    func body(content: Content) -> some View {
        let items = NSStatusBar.system.items.filter(\.isVisible)
        if items.isEmpty {
            content
        } else {
            content.toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    ForEach(items.indices, id: \.self) { ShownStatusItem(items[$0]) }
                }
            }
        }
    }
}

/// A status item, as a button or a menu.
@MainActor @preconcurrency
private struct ShownStatusItem {
    let item: NSStatusItem
    @ObservedObject private var changes: StandInChanges

    init(_ item: NSStatusItem) {
        self.item = item
        changes = item.button?.changes ?? StandInChanges()
    }
}

extension ShownStatusItem: View {
    var body: some View {
        if let view = item.view {
            ShownUIView(view, name: "\(type(of: view))")
        } else if let menu = item.menu {
            Menu {
                ShownMenuItems(menu: menu).onAppear { menu.willOpen() }.onDisappear { menu.didClose() }
            } label: {
                label
            }
        } else if let button = item.button {
            Button {
                button.sendOwnAction(at: NSEvent(type: .leftMouseUp))
            } label: {
                label
            }
            .disabled(!button.isEnabled)
            .modifier(RightClick(button: button))
        }
    }

    @ViewBuilder private var label: some View {
        let button = item.button
        let title = button?.title ?? ""
        if let image = button?.image, image.size != .zero {
            if title.isEmpty {
                Image(uiImage: image).accessibilityLabel(Text(verbatim: item.name))
            } else {
                Label {
                    Text(verbatim: title)
                } icon: {
                    Image(uiImage: image)
                }
            }
        } else {
            Text(verbatim: title.isEmpty ? item.name : title)
        }
    }
}

/// Calls the method of a button that listens to the right button of the mouse.
private struct RightClick: ViewModifier {
    let button: NSStatusBarButton

    func body(content: Content) -> some View {
        if button.events.isDisjoint(with: .rightButton) {
            content
        } else {
            content.contextMenu {
                Button("Options") {
                    let type: NSEvent.EventType =
                        button.events.contains(.rightMouseUp) ? .rightMouseUp : .rightMouseDown
                    button.sendOwnAction(at: NSEvent(type: type))
                }
            }
        }
    }
}

extension NSStatusItem {
    /// The name of an item without a title.
    fileprivate var name: String {
        button?.toolTip ?? button?.accessibilityLabel ?? ProcessInfo.processInfo.processName
    }
}
