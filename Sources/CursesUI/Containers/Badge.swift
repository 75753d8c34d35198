/// Something short at the end of a list's row: a count, a word.
struct BadgeModifier {
    let label: Text?
    @Environment(\.isInList) private var isInList

    init(_ label: Text?) {
        self.label = label
    }
}

extension BadgeModifier: ViewModifier {
    func body(content: Content) -> some View {
        if isInList, let label {
            HStack(columns: 1) {
                content
                Spacer(minCells: 1)
                label.foregroundColor(.secondary)
            }
        } else {
            content
        }
    }
}

extension View {
    /// Shows a count at the end of the row of a list; nothing where it is zero, nor elsewhere.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// Shows a text at the end of the row of a list; nothing elsewhere.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label))
    }

    /// Shows a text at the end of the row of a list; nothing elsewhere.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(key.map { Text($0) }))
    }

    /// Shows a text at the end of the row of a list; nothing elsewhere.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label.map { Text($0) }))
    }
}
