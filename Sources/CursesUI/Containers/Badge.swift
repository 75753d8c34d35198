/// Shows a badge, such as a count or a word, at the end of a list row or beside the label of a tab.
struct BadgeModifier {
    let label: Text?
    @Environment(\.isInList) private var isInList

    init(_ label: Text?) {
        self.label = label
    }
}

extension BadgeModifier: ViewModifier {
    func body(content: Content) -> some View {
        // The content is outside of `if let label`, so it keeps its identity and its state when the badge appears or
        // disappears.
        if isInList {
            HStack(columns: 1) {
                content
                if let label {
                    Spacer(minCells: 1)
                    label.foregroundColor(.secondary)
                }
            }
        } else {
            content.environment(\.tabBadge, label)
        }
    }
}

extension View {
    /// Shows a count at the end of a list row or beside the label of a tab, unless it is zero.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(count == 0 ? nil : Text("\(count)")))
    }

    /// Shows a text at the end of a list row or beside the label of a tab.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label))
    }

    /// Shows a text at the end of a list row or beside the label of a tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(key.map { Text($0) }))
    }

    /// Shows a text at the end of a list row or beside the label of a tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label.map { Text($0) }))
    }
}

private struct TabBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    static let tabBadgeID = EnvironmentKeyID(TabBadgeKey.self)

    /// The badge for the tab that contains the view.
    var tabBadge: Text? {
        get { self[TabBadgeKey.self] }
        set { self[TabBadgeKey.self] = newValue }
    }
}
