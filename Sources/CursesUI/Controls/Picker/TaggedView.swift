/// A single view of a picker's content, with its tags.
struct TaggedView {
    /// The values that the view represents, the one that was set last first: a picker uses the first one of the type of
    /// its selection. A view without tags cannot be selected.
    let tags: [AnyHashable]
    let view: AnyView
}

extension TaggedView {
    /// Returns the single views that a view consists of.
    @MainActor
    static func views(of content: some View) -> [TaggedView] {
        if let source = content as? any TaggedViewSource { return source.taggedViews }
        return [TaggedView(tags: [], view: AnyView(content))]
    }
}

/// A view that consists of several views, each of which may have its own tag.
@MainActor
protocol TaggedViewSource {
    var taggedViews: [TaggedView] { get }
}

extension EmptyView: TaggedViewSource {
    var taggedViews: [TaggedView] { [] }
}

extension TupleView: TaggedViewSource {
    var taggedViews: [TaggedView] {
        var views: [TaggedView] = []
        repeat views += TaggedView.views(of: each content.views)
        return views
    }
}

extension Group: TaggedViewSource where Content: View {
    var taggedViews: [TaggedView] { TaggedView.views(of: content) }
}

extension Section: TaggedViewSource where Parent: View, Content: View, Footer: View {
    var taggedViews: [TaggedView] {
        func plain(_ view: some View) -> [TaggedView] {
            TaggedView.views(of: view).map {
                TaggedView(tags: [], view: AnyView($0.view.textAttributes(.dim)))
            }
        }
        return plain(header) + TaggedView.views(of: content) + plain(footer)
    }
}

extension ForEach: TaggedViewSource where Content: View {
    /// The views of the elements. The id of an element is a tag of its views, after those that they have themselves.
    var taggedViews: [TaggedView] {
        data.flatMap { element in
            TaggedView.views(of: content(element)).map {
                TaggedView(tags: $0.tags + [AnyHashable(id(element))], view: $0.view)
            }
        }
    }
}

extension Optional: TaggedViewSource where Wrapped: View {
    var taggedViews: [TaggedView] { map { TaggedView.views(of: $0) } ?? [] }
}

extension _ConditionalContent: TaggedViewSource {
    var taggedViews: [TaggedView] {
        switch storage {
        case .trueContent(let content): TaggedView.views(of: content)
        case .falseContent(let content): TaggedView.views(of: content)
        }
    }
}

extension AnyView: TaggedViewSource {
    var taggedViews: [TaggedView] {
        func views(_ content: some View) -> [TaggedView] { TaggedView.views(of: content) }
        return content is any TaggedViewSource
            ? views(content) : [TaggedView(tags: [], view: self)]
    }
}

extension ModifiedContent: TaggedViewSource where Content: View, Modifier: ViewModifier {
    /// The modified views. A `tag(_:)` modifier sets a tag of all of them.
    var taggedViews: [TaggedView] {
        let views = TaggedView.views(of: content)
        if let tag = (modifier as? TagModifier)?.tag {
            return views.map { TaggedView(tags: [tag] + $0.tags, view: $0.view) }
        }
        return views.map { TaggedView(tags: $0.tags, view: AnyView($0.view.modifier(modifier))) }
    }
}
