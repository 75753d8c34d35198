/// A badge at the end of a list's row, such as a count or a word.
struct BadgeModifier {
    let label: Text?
    @Environment(\.isInList) private var isInList

    init(_ label: Text?) {
        self.label = label
    }
}

extension BadgeModifier: ViewModifier {
    func body(content: Content) -> some View {
        // The content keeps its identity, and so its state, when the badge appears or disappears.
        if isInList {
            HStack(columns: 1) {
                content
                if let label {
                    Spacer(minCells: 1)
                    label.foregroundColor(.secondary)
                }
            }
        } else {
            content
        }
    }
}

extension View {
    /// Shows a count at the end of a list row, unless it is zero. Outside a list it has no effect.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// Shows a text at the end of a list row. Outside a list it has no effect.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label))
    }

    /// Shows a text at the end of a list row. Outside a list it has no effect.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(key.map { Text($0) }))
    }

    /// Shows a text at the end of a list row. Outside a list it has no effect.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label.map { Text($0) }))
    }
}
