/// Provides previews of views for development. A snapshot test can render them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency
    static var previews: Previews { get }

    /// The platform of the previews; `nil` by default, for that of the app.
    @MainActor @preconcurrency
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform of the app.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform for previews; a terminal has no previews.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}
