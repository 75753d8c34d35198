/// A category of the accessibility actions of a view. The command palette writes it in front of their names.
public struct AccessibilityActionCategory: Equatable, Sendable {
    /// The words in front of the actions; `nil` for none.
    let title: Text?

    /// The category of actions without one. The palette writes nothing in front of their names.
    public static let `default` = AccessibilityActionCategory(title: nil)
    /// The actions that edit the content of the view.
    public static let edit = AccessibilityActionCategory(title: Text("Edit"))

    private init(title: Text?) {
        self.title = title
    }

    /// Creates a category with a name.
    public init(_ name: Text) {
        self.init(title: name)
    }

    /// Creates a category with a localized name.
    public init(_ nameKey: LocalizedStringKey) {
        self.init(Text(nameKey))
    }

    /// Creates a category with a name.
    @_disfavoredOverload
    public init(_ name: some StringProtocol) {
        self.init(Text(name))
    }
}

extension View {
    /// Adds actions of a category to the view: buttons that the command palette lists for all users.
    ///
    /// ```swift
    /// MessageRow(message).accessibilityActions(category: .edit) {
    ///     Button("Rename") { rename(message) }
    /// }
    /// ```
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory,
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(MenuCommands(title: category.title, items: content()))
    }
}
