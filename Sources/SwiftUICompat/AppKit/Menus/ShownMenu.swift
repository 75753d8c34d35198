import CursesUI

/// The items of an AppKit menu.
@MainActor @preconcurrency
struct ShownMenuItems {
    let menu: NSMenu
    @ObservedObject private var changes: StandInChanges

    init(menu: NSMenu) {
        self.menu = menu
        changes = menu.changes
    }

    /// The items between two lines.
    private var groups: [Group] {
        var groups = [Group(id: 0, items: [])]
        for item in menu.shownItems {
            if item.isSeparatorItem || item.isSectionHeader {
                let title = item.isSectionHeader ? item.title : ""
                groups.append(Group(id: groups.count, title: title, items: []))
            } else {
                groups[groups.count - 1].items.append(item)
            }
        }
        return groups.filter { !$0.items.isEmpty }
    }

    private struct Group: Identifiable {
        let id: Int
        var title = ""
        var items: [NSMenuItem]
    }
}

extension ShownMenuItems: View {
    var body: some View {
        ForEach(groups) { group in
            Section(group.title) {
                ForEach(group.items.indices, id: \.self) { ShownMenuItem(item: group.items[$0], in: menu) }
            }
        }
    }
}

/// An item of a menu, as a button or a menu.
@MainActor @preconcurrency
private struct ShownMenuItem {
    let item: NSMenuItem
    @ObservedObject private var changes: StandInChanges

    init(item: NSMenuItem, in menu: NSMenu) {
        self.item = item
        changes = menu.changes
    }
}

extension ShownMenuItem: View {
    var body: some View {
        if let submenu = item.submenu {
            Menu {
                AnyView(ShownMenuItems(menu: submenu))
            } label: {
                label
            }
        } else {
            Button {
                item.perform()
            } label: {
                label
            }
            .disabled(!item.isAvailable)
        }
    }

    @ViewBuilder private var label: some View {
        if let view = item.view, view.hasContent {
            ShownUIView(view, name: item.title)
        } else if item.state == .on {
            Label(item.title, systemImage: "checkmark")
        } else if let image = item.image {
            Label {
                Text(verbatim: item.title)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            Text(verbatim: item.title)
        }
    }
}
