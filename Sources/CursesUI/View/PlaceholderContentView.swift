/// The view to which a modifier with a closure is applied, as the closure sees it.
public struct PlaceholderContentView<Content: View> {
    let content: Content
    /// Whether changes of the view keep the transaction from outside the modifier.
    var isOutsideOfTransaction = false
}

extension PlaceholderContentView: View {
    public var body: some View {
        if isOutsideOfTransaction {
            content.transaction { if let outer = $0.enclosing.last { $0 = outer } }
        } else {
            content
        }
    }
}
