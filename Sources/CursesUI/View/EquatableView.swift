/// A view that is evaluated again only if its `==` operator reports a change.
///
/// Every `Equatable` view is compared in this way, so this type has no further effect.
public struct EquatableView<Content: View & Equatable> {
    /// The view that is compared.
    public var content: Content

    /// Creates a view that is evaluated again only if it differs from the previous view.
    public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: Equatable {
    public static func == (lhs: EquatableView, rhs: EquatableView) -> Bool {
        lhs.content == rhs.content
    }
}

extension EquatableView: View {
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Evaluates the view again only if its `==` operator reports a change, as is the case for all `Equatable` views.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
