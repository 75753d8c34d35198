/// Offers views to look at while developing. A snapshot test can render what it offers.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency
    static var previews: Previews { get }
}
