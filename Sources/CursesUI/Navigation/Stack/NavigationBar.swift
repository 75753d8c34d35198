/// The bar at the top of a screen: the back button, the title, and toolbar items.
struct NavigationBar {
    struct Back {
        /// The title of the screen that the button leads back to.
        let title: Text?
        let action: @MainActor () -> Void
    }

    /// Where the title is.
    enum TitlePlace {
        case middle, leading
        /// In a row of its own.
        case below
    }

    let title: Text?
    let subtitle: Text?
    let place: TitlePlace
    let items: [ToolbarEntry]
    let look: BarLook
    let back: Back?
    @State private var collapse = BarCollapse()
    @Environment(\.labelStyle) private var labelStyle

    /// A number that differs for each description of the bar, so that a new description resets `collapse`.
    private let description: Int
    @MainActor private static var descriptions = 0

    @MainActor
    init(title: Text?, subtitle: Text?, place: TitlePlace, items: [ToolbarEntry], look: BarLook, back: Back?) {
        Self.descriptions += 1
        description = Self.descriptions
        self.title = title
        self.subtitle = subtitle
        self.place = place
        self.items = items
        self.look = look
        self.back = back
    }
}

extension NavigationBar: View {
    var body: some View {
        VStack(spacing: 0) {
            if place != .below || hasItems { row }
            if place == .below { titleText.frame(maxWidth: .infinity, alignment: .leading) }
            Divider()
        }
        .modifier(BarLookModifier(look: look))
        .modifier(FocusGroupModifier())
    }

    /// Whether anything but the title is in the bar.
    private var hasItems: Bool { back != nil || items.contains { $0.placement.area != .bottom } }

    @MainActor
    private var row: some View {
        BarStack(collapse: $collapse, leadsTitle: place == .leading) {
            BarItemsLayout {
                if let back {
                    Button(action: back.action) {
                        back.title.map { BackLabel($0) } ?? BackLabel()
                    }
                    .buttonStyle(.plain)
                    .environment(\.isBackButton, true)
                }
                BarItems(items: items.filter { $0.placement.area == .leading })
            }
            .barControls()
            ZStack {
                if items.contains(where: { $0.placement.area == .title }) {
                    BarItemsLayout { BarItems(items: items.filter { $0.placement.area == .title }) }
                } else if place != .below {
                    titleText
                }
            }
            trailingItems
        }
    }

    @ViewBuilder
    private var titleText: some View {
        if let subtitle {
            HStack(columns: title == nil ? 0 : 1) {
                (title ?? Text(verbatim: "")).bold().lineLimit(1).layoutPriority(1)
                subtitle.foregroundStyle(.secondary).lineLimit(1)
            }
        } else {
            (title ?? Text(verbatim: "")).bold().lineLimit(1)
        }
    }

    /// The items at the end, some of them in a menu if there is too little space.
    @MainActor
    private var trailingItems: some View {
        let trailing = items.filter { $0.placement.area == .trailing }
        let hidden = inMenu(trailing)
        return BarItemsLayout {
            BarItems(items: trailing, hidden: hidden)
            if !hidden.isEmpty {
                Menu {
                    BarItems(items: trailing, hidden: Set(trailing.indices).subtracting(hidden))
                        .environment(\.labelStyle, labelStyle)
                        .environment(\.isInBar, false)
                } label: {
                    Image(systemName: "ellipsis")
                }
                .menuIndicator(.hidden)
                .accessibilityLabel("More")
                .environment(\.commandPalette, nil)
                .modifier(
                    LayeredModifier(
                        // Even while the menu is closed, the shortcuts of its items work, and the command palette lists
                        // the items.
                        layer: KeysOnly {
                            BarItems(items: trailing, hidden: Set(trailing.indices).subtracting(hidden))
                                .environment(\.labelStyle, labelStyle)
                                .environment(\.isInBar, false)
                        }
                        .accessibilityHidden(true),
                        alignment: .topLeading,
                        isInFront: false
                    )
                )
            }
        }
        .transformEnvironment(\.labelStyle) { if collapse.hidesTitles { $0 = .iconOnly } }
        .barControls()
        .onChange(of: description, initial: true) {
            // New items may need less space, so the search for a level starts again.
            let new = BarCollapse(count: trailing.count)
            if collapse != new { collapse = new }
        }
    }

    /// Returns the indices of the items in the menu: the last items, with secondary actions moved there first.
    @MainActor
    private func inMenu(_ trailing: [ToolbarEntry]) -> Set<Int> {
        let order = trailing.indices.sorted {
            (trailing[$0].placement.rank, $0) < (trailing[$1].placement.rank, $1)
        }
        return Set(order.suffix(min(collapse.menuCount, trailing.count)))
    }
}

extension NavigationBarOptions {
    /// Where the title is.
    var titlePlace: NavigationBar.TitlePlace {
        switch titleMode {
        case .large where !hidesTitle: .below
        case .inlineLarge: .leading
        default: role?.leadsTitle == true ? .leading : .middle
        }
    }
}

/// The bar at the bottom of a screen.
struct BottomBar {
    let items: [ToolbarEntry]
    let look: BarLook
    /// Whether the items for the keyboard are shown, because a text input has the focus.
    let isTyping: Binding<Bool>
}

extension BottomBar: View {
    var body: some View {
        BottomBarLayout {
            Divider()
            HStack(columns: 2) {
                BarItems(items: items.filter { $0.placement.area == .bottom && $0.placement != .keyboard })
                BarItems(items: isTyping.wrappedValue ? items.filter { $0.placement == .keyboard } : [])
                    .modifier(KeyboardBarModifier())
            }
            .barControls()
        }
        .modifier(BarLookModifier(look: look))
        .modifier(FocusGroupModifier())
    }
}

/// Toolbar items, in order.
private struct BarItems: View {
    let items: [ToolbarEntry]
    /// The indices of items that are not shown.
    var hidden: Set<Int> = []

    var body: some View {
        ForEach(items.indices.filter { !hidden.contains($0) }, id: \.self) { items[$0].content }
    }
}

extension View {
    nonisolated fileprivate func barControls() -> some View {
        environment(\.isInBar, true).lineLimit(1).modifier(WindowEnvironmentModifier())
    }
}
