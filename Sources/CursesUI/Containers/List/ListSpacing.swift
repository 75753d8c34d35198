import Foundation

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    /// In the units of the app.
    let length: CGFloat

    /// No spacing: the headers and the boxes set sections off from each other.
    public static let `default` = ListSectionSpacing(length: 0)
    /// The same as ``default``.
    public static let compact = ListSectionSpacing(length: 0)

    /// Returns a spacing, in the units of the app.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The space and the line below a section of a list.
struct ListSectionEnd: Equatable {
    var spacing: CGFloat = 0
    var showsSeparator = false
    var separatorTint: Color?
}

private struct ListSectionEndKey: EnvironmentKey {
    static let defaultValue = ListSectionEnd()
}

private struct ListRowSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
    /// The space and the line below the sections of lists.
    var listSectionEnd: ListSectionEnd {
        get { self[ListSectionEndKey.self] }
        set { self[ListSectionEndKey.self] = newValue }
    }

    /// The distance between the rows of lists; `nil` for that of the list's style.
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the rows of lists, in the units of the app; `nil` means none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the spacing below the sections of lists.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listSectionEnd) { $0.spacing = spacing.length }
    }

    /// Sets the spacing below the sections of lists, in the units of the app.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Changes nothing: sections extend over the width of their list, and ``listSectionSpacing(_:)-(CGFloat)`` sets
    /// them apart.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        unchanged()
    }

    /// Changes nothing: lists have no index at their edges.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { unchanged() }

    /// Changes nothing: lists have no index at their edges.
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { unchanged() }

    /// Changes nothing: lists have no index at their edges.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { unchanged() }

    /// Sets whether a line is drawn below a section. By default there is no line; it is drawn only if the visibility is
    /// `.visible` for the bottom edge.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        transformEnvironment(\.listSectionEnd) {
            if edges.contains(.bottom) { $0.showsSeparator = visibility == .visible }
        }
    }

    /// Sets the colour of the line below a section, which ``listSectionSeparator(_:edges:)`` shows; `nil` means the colour
    /// of the theme's lines.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        transformEnvironment(\.listSectionEnd) { if edges.contains(.bottom) { $0.separatorTint = color } }
    }
}
