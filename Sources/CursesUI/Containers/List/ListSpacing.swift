import Foundation

/// The spacing between the sections of a list; a terminal has no additional spacing.
public struct ListSectionSpacing: Hashable, Sendable {
    private let name: String

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(name: "default")
    /// The same as ``default``, because sections have no additional spacing.
    public static let compact = ListSectionSpacing(name: "compact")

    /// Returns ``default``, regardless of the number.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

private struct ListRowSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
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

    /// Compiles and changes nothing: sections in a terminal have no additional spacing.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Compiles and changes nothing: a section without a binding for its expansion does not collapse.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
