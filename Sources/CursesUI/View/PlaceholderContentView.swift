/// The view to which a modifier with a body closure is applied. The closure receives this view.
public struct PlaceholderContentView<Content: View> {
    let content: Content
    /// Whether changes inside the view use the transaction from outside the modifier.
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
