extension Group {
    /// Creates a group that shows the individual views of some content in a custom way.
    ///
    /// ```swift
    /// struct Featured<Content: View>: View {
    ///     @ViewBuilder let content: Content
    ///
    ///     var body: some View {
    ///         Group(subviews: content) { subviews in
    ///             subviews.first?.border(.green)
    ///             HStack { subviews.dropFirst() }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// All views of the content are created, even in a lazy container.
    ///
    /// - Parameters:
    ///   - view: the content.
    ///   - transform: creates the view that shows the subviews of the content.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self = .group(GroupElementsOfContent(base: view, transform: transform))
    }

    /// Creates a group that shows the individual sections of some content in a custom way.
    ///
    /// - Parameters:
    ///   - view: the content.
    ///   - transform: creates the view that shows the sections of the content.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self = .group(GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// The content of a group that shows individual views in a custom way.
public struct GroupElementsOfContent<Base: View, Result: View> {
    let base: Base
    let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<GroupElementsOfContent> {
        SubviewReaderNode(self, in: context, look: .bare, base: { $0.base }) { view, elements in
            view.transform(SubviewsCollection(elements))
        }
    }
}

/// The content of a group that shows sections in a custom way.
public struct GroupSectionsOfContent<Base: View, Result: View> {
    let base: Base
    let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<GroupSectionsOfContent> {
        SubviewReaderNode(self, in: context, look: .marked, base: { $0.base }) { view, elements in
            view.transform(SectionCollection(SectionConfiguration.sections(of: elements)))
        }
    }
}
