/// A view that is evaluated again only if it differs from the previous one by its own `==`.
///
/// Every `Equatable` view is compared in this way, so this type has no further effect.
public struct EquatableView<Content: View & Equatable> {
    /// The view that is compared.
    public var content: Content

    /// A view that is evaluated again only if it differs from the previous one.
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
    /// Evaluates the view again only if it differs from the previous one by its own `==`, as is always the case.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
