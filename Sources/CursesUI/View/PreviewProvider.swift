/// Offers views to look at while developing. A snapshot test can render what it offers.
///
/// A `#Preview { ... }` does not compile: it is a macro, which would make every app that uses CursesUI build
/// swift-syntax. Put it between `#if canImport(Darwin)` and `#endif`, or write a provider.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency
    static var previews: Previews { get }
}
