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

extension View {
    /// Compiles and changes nothing: sections in a terminal have no additional spacing.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Compiles and changes nothing: a section without a binding for its expansion does not collapse.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
