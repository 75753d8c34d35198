/// Prepares a value once, and modifies previews with it.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Library { try await Library.sample() }
///
///     func body(content: Content, context: Library) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { LibraryView() }
/// ```
///
/// In a terminal there are no previews. A snapshot test can apply the modifier to a view with
/// ``PreviewModifierContent/init(_:)``.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void

    /// The type of the view that is modified.
    typealias Content = PreviewModifierContent

    /// Creates the value that all previews with the modifier share.
    static func makeSharedContext() async throws -> Context

    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates nothing: the modifier needs no value.
    public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` modifies.
public struct PreviewModifierContent: View {
    private let content: AnyView

    /// Creates the content from a view, for tests.
    public init(_ content: some View) {
        self.content = AnyView(content)
    }

    /// The view that was passed.
    public var body: some View { content }
}

extension PreviewTrait where Traits == Preview.ViewTraits {
    /// Returns a trait that applies a modifier.
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}
