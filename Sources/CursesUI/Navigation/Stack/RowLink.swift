/// A link without a label. Activating the list row around it follows the link.
struct RowLink {
    let action: @MainActor () -> Void
}

/// The first link without a label in a list row.
struct RowLinkKey: PreferenceKey {
    static var defaultValue: RowLink? { nil }

    static func reduce(value: inout RowLink?, nextValue: () -> RowLink?) {
        value = value ?? nextValue()
    }
}

/// Sets the action of the list row that contains the view, unless the view is disabled.
struct RowLinkModifier {
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}

extension RowLinkModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.preference(key: RowLinkKey.self, value: isEnabled ? RowLink(action: action) : nil)
    }
}
