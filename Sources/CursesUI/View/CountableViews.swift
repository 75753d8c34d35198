/// The content of a view builder that can be found to be without views before it has nodes.
///
/// A view of the app's own counts as one view, even if its body is empty.
@MainActor
protocol CountableViews {
    /// Whether there are no views.
    var isEmpty: Bool { get }
}

extension CountableViews {
    /// Whether a view that a builder has made consists of no views.
    static func isEmpty(_ view: some View) -> Bool { (view as? any CountableViews)?.isEmpty ?? false }
}

extension EmptyView: CountableViews {
    var isEmpty: Bool { true }
}

extension TupleView: CountableViews {
    var isEmpty: Bool {
        for view in repeat each content.views {
            guard Self.isEmpty(view) else { return false }
        }
        return true
    }
}

extension Group: CountableViews where Content: View {
    var isEmpty: Bool { Self.isEmpty(content) }
}

extension Optional: CountableViews where Wrapped: View {
    var isEmpty: Bool { map { Self.isEmpty($0) } ?? true }
}

extension _ConditionalContent: CountableViews {
    var isEmpty: Bool {
        switch storage {
        case .trueContent(let content): Self.isEmpty(content)
        case .falseContent(let content): Self.isEmpty(content)
        }
    }
}

extension ForEach: CountableViews where Content: View {
    var isEmpty: Bool { data.isEmpty }
}

extension ModifiedContent: CountableViews where Content: View, Modifier: ViewModifier {
    /// A modifier can show views of its own beside those that it modifies, such as an alert, but no rows.
    var isEmpty: Bool { Self.isEmpty(content) }
}
