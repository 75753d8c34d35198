import Foundation

/// How far the sections of a list are apart; in a terminal they stand close.
public struct ListSectionSpacing: Hashable, Sendable {
    private let name: String

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(name: "default")
    /// As ``default``: sections stand as close as rows allow.
    public static let compact = ListSectionSpacing(name: "compact")

    /// As ``default``, whatever the number.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

extension View {
    /// Compiles and changes nothing: sections of a terminal stand close.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Compiles and changes nothing: a section without a binding for that does not collapse.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
