extension ForEach where ID == Subview.ID, Content: View {
    /// Creates views for each individual view in some content.
    ///
    /// ```swift
    /// struct Cards<Content: View>: View {
    ///     @ViewBuilder let content: Content
    ///
    ///     var body: some View {
    ///         HStack {
    ///             ForEach(subviews: content) { $0.border(.secondary) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// All views of the content are created, even in a lazy container.
    ///
    /// - Parameters:
    ///   - view: the content.
    ///   - content: creates the views for a subview.
    public init<V: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content> {
        self.init(data: ForEachSubviewCollection(view: AnyView(view)), content: content) { $0.id }
    }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
    /// Creates views for each individual section in some content.
    ///
    /// - Parameters:
    ///   - view: the content.
    ///   - content: creates the views for a section.
    public init<V: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content> {
        self.init(data: ForEachSectionCollection(view: AnyView(view)), content: content) { $0.id }
    }
}

/// The individual views in some content, which a `ForEach` shows. The collection itself is always empty, because its
/// elements are known only when the `ForEach` is shown.
public struct ForEachSubviewCollection<Content: View> {
    let view: AnyView
}

extension ForEachSubviewCollection: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    public subscript(index: Int) -> Subview {
        preconditionFailure("The views of a ForEach are known when it is shown.")
    }
}

/// The sections in some content, which a `ForEach` shows. The collection itself is always empty, because its
/// elements are known only when the `ForEach` is shown.
public struct ForEachSectionCollection<Content: View> {
    let view: AnyView
}

extension ForEachSectionCollection: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("The sections of a ForEach are known when it is shown.")
    }
}

/// A collection whose elements are determined by the node of the `ForEach`, from the views in some content.
@MainActor
protocol ContentCollection: RandomAccessCollection {
    /// Creates the node of a `ForEach` with these elements.
    static func makeNode<ID: Hashable, Content: View>(
        _ view: ForEach<Self, ID, Content>,
        in context: NodeContext
    ) -> ViewNode<ForEach<Self, ID, Content>>
}

extension ForEachSubviewCollection: ContentCollection {
    static func makeNode<ID: Hashable, Row: View>(
        _ view: ForEach<Self, ID, Row>,
        in context: NodeContext
    ) -> ViewNode<ForEach<Self, ID, Row>> {
        SubviewReaderNode(view, in: context, look: .bare, base: { $0.data.view }) { view, elements in
            ForEach<SubviewsCollection, Subview.ID, Row>(SubviewsCollection(elements), content: view.content)
        }
    }
}

extension ForEachSectionCollection: ContentCollection {
    static func makeNode<ID: Hashable, Row: View>(
        _ view: ForEach<Self, ID, Row>,
        in context: NodeContext
    ) -> ViewNode<ForEach<Self, ID, Row>> {
        SubviewReaderNode(view, in: context, look: .marked, base: { $0.data.view }) { view, elements in
            ForEach<[SectionConfiguration], SectionConfiguration.ID, Row>(
                SectionConfiguration.sections(of: elements), content: view.content
            )
        }
    }
}
