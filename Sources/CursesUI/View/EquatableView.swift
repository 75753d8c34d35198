/// A view that is made anew only when it is another one by its own `==`.
///
/// Every `Equatable` view is compared so; this keeps sources that say it.
public struct EquatableView<Content: View & Equatable> {
    /// The view that is compared.
    public var content: Content

    /// A view that is evaluated again only where it differs from the one before.
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
    /// Makes the view anew only when it is another one by its own `==`, as it is done anyway.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
