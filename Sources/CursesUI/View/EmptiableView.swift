extension View {
    /// Whether the view, which a view builder has made, consists of no views. This is known before it has nodes.
    ///
    /// A view of the app's own counts as one view, even if its body is empty.
    @MainActor
    var hasNoViews: Bool { (self as? any EmptiableView)?.isEmpty ?? false }
}

/// A view of a view builder that may consist of no views.
@MainActor
protocol EmptiableView {
    /// Whether there are no views.
    var isEmpty: Bool { get }
}

extension EmptyView: EmptiableView {
    var isEmpty: Bool { true }
}

extension TupleView: EmptiableView {
    var isEmpty: Bool {
        for view in repeat each content.views {
            guard view.hasNoViews else { return false }
        }
        return true
    }
}

extension Group: EmptiableView where Content: View {
    var isEmpty: Bool { content.hasNoViews }
}

extension Optional: EmptiableView where Wrapped: View {
    var isEmpty: Bool { map { $0.hasNoViews } ?? true }
}

extension _ConditionalContent: EmptiableView {
    var isEmpty: Bool {
        switch storage {
        case .trueContent(let content): content.hasNoViews
        case .falseContent(let content): content.hasNoViews
        }
    }
}

extension ForEach: EmptiableView where Content: View {
    var isEmpty: Bool { data.isEmpty }
}

extension ModifiedContent: EmptiableView where Content: View, Modifier: ViewModifier {
    /// A modifier can show views of its own beside those that it modifies, such as an alert, but no rows.
    var isEmpty: Bool { content.hasNoViews }
}
