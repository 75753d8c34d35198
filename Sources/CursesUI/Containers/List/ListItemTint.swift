/// The colour of the symbols of rows.
public struct ListItemTint: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
        case color(Color)
        case monochrome
    }

    fileprivate let kind: Kind

    /// A fixed colour, regardless of the user's preferences.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// A colour. A terminal knows no preference of the user, so it is the same as ``fixed(_:)``.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// The colour of the text.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

private struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
    /// The colour of the symbols of rows; `nil` for none of its own.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Sets the colour of a label's icon; in a row, that is the colour of the row's symbols.
    mutating func prepareForLabelIcon() {
        switch listItemTint?.kind {
        case .color(let color)?: foregroundColor = color
        case .monochrome?: foregroundColor = .primary
        case nil: break
        }
    }
}

extension View {
    /// Sets the colour of the symbols of the labels in the rows within; `nil` for none of its own.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets the colour of the symbols of the labels in the rows within; `nil` for none of its own.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map(ListItemTint.fixed))
    }
}
