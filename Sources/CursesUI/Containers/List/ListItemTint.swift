/// The colour of the symbols in rows.
public struct ListItemTint: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
        case color(Color)
        case monochrome
    }

    fileprivate let kind: Kind

    /// Returns a fixed colour, regardless of the user's preferences.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// Returns a colour that the user's preferences may override. It is the same as ``fixed(_:)``, because a terminal
    /// has no such preferences.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// The colour of the text.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

private struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
    /// The colour of the symbols in rows; `nil` keeps their default colour.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Sets the colour of a label's icon to the colour of the symbols in rows, if there is one.
    mutating func prepareForLabelIcon() {
        switch listItemTint?.kind {
        case .color(let color)?: foregroundColor = color
        case .monochrome?: foregroundColor = .primary
        case nil: break
        }
    }
}

extension View {
    /// Sets the colour of the label icons in the rows of the view; `nil` keeps the default colour.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets the colour of the label icons in the rows of the view; `nil` keeps the default colour.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map(ListItemTint.fixed))
    }
}
