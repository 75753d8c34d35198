/// Shows a badge, such as a count or a word, at the end of a list row or beside the label of a tab.
struct BadgeModifier {
    let label: Text?
    @Environment(\.isInList) private var isInList
    @Environment(\.badgeProminence) private var prominence

    init(_ label: Text?) {
        self.label = label
    }
}

extension BadgeModifier: ViewModifier {
    func body(content: Content) -> some View {
        if isInList {
            // Each row of the content has a badge of its own. A link shows it in front of its chevron.
            content
                .environment(\.linkBadge, label)
                .modifier(
                    LayeredModifier(
                        layer: label.map { $0.modifier(BadgeLook(prominence: prominence)).fixedSize() },
                        alignment: .trailing, isInFront: true, isBeside: true,
                        isShownByView: { $0.listRowTraits.showsBadge }))
        } else {
            content.environment(\.tabBadge, label)
        }
    }
}

/// The degree to which a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Degree { case decreased, standard, increased }

    fileprivate let degree: Degree

    /// A badge in the secondary colour, as ``standard``, and dim.
    public static let decreased = BadgeProminence(degree: .decreased)
    /// A badge in the secondary colour.
    public static let standard = BadgeProminence(degree: .standard)
    /// A bold badge in the accent colour.
    public static let increased = BadgeProminence(degree: .increased)
}

/// The look of a badge of a prominence.
struct BadgeLook {
    let prominence: BadgeProminence
}

extension BadgeLook: ViewModifier {
    func body(content: Content) -> some View {
        content
            .foregroundColor(prominence == .increased ? .accentColor : .secondary)
            .textAttributes(prominence == .increased ? .bold : prominence == .decreased ? .dim : [])
    }
}

private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// The prominence of the badges in the view.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the badges in the view.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

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

private struct LinkBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The badge for the links that fill a row.
    var linkBadge: Text? {
        get { self[LinkBadgeKey.self] }
        set { self[LinkBadgeKey.self] = newValue }
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
