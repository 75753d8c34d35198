/// A view for each element of a collection. Elements are identified by their ids.
///
/// ```swift
/// VStack(alignment: .leading) {
///     ForEach(["Ada", "Grace", "Edith"], id: \.self) { name in
///         Text("• \(name)")
///     }
/// }
/// ```
///
/// ```text
/// • Ada
/// • Grace
/// • Edith
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the views of an element.
    public var content: (Data.Element) -> Content
    @usableFromInline let id: (Data.Element) -> ID
    /// Takes the ids of all elements to a closure, from the first one on, until that returns true.
    @usableFromInline let searchIDs: (Data, (ID) -> Bool) -> Void
    /// Where an element has its id, if that is a property.
    @usableFromInline let idPath: PartialKeyPath<Data.Element>?

    /// Compiled with the app, which knows the types: a search among many elements costs a tenth of what it
    /// costs where the types are looked up for each of them.
    @inlinable
    init(
        data: Data,
        content: @escaping (Data.Element) -> Content,
        idPath: PartialKeyPath<Data.Element>? = nil,
        id: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.idPath = idPath
        searchIDs = { data, isLast in
            for element in data where isLast(id(element)) { return }
        }
    }
}

extension ForEach where Content: View {
    /// Views for each element.
    ///
    /// - Parameter id: the key path of an element's id. Of elements with the same id only the first is shown.
    @inlinable
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, idPath: id) { $0[keyPath: id] }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// Views for each element.
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for each number of a range, which must not change.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach where Content: View {
    /// A view for each element of a bound collection, with a binding to the element.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingCollection<C> {
        self.init(data: BindingCollection(data), content: content) { $0.wrappedValue[keyPath: id] }
    }

    /// A view for each element of a bound collection, with a binding to the element.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingCollection<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: BindingCollection(data), content: content) { $0.wrappedValue.id }
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(in context: NodeContext) -> ViewNode<ForEach> {
        context.isInLazyContainer
            ? LazyForEachNode(self, in: context)
            : ForEachNode(self, in: context)
    }
}

extension ForEach: ComparableInput {
    package static func isSameInput(_ old: ForEach, _ new: ForEach) -> Bool {
        new.hasSameContent(as: old) && ValueComparator.areSame(old.data, new.data)
    }

    /// Whether what it makes of an element is the same as before, as far as that depends on the element.
    @MainActor
    func hasSameContent(as old: ForEach) -> Bool {
        idPath == old.idPath && ViewComparator.areEqual(RowContent(make: content), RowContent(make: old.content))
    }
}

/// A closure as it is stored: one that is handed on as a value of any type is wrapped into a new one.
private struct RowContent<Element, Content> {
    let make: (Element) -> Content
}

/// Keeps a node for each id, in the order of the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    private var order: [ID] = []
    private var children: [ID: ViewNode<Content>] = [:]

    override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        super.init(view, in: context)
        refresh()
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        if !ForEach.isSameInput(old, view) { refresh() }
    }

    override func refresh() {
        // The content is part of the body that contains the ForEach, but a binding or an observable object that it
        // reads changes only the rows.
        let rows = tracking { view.data.map { (id: view.id($0), content: view.content($0)) } }
        var newOrder: [ID] = []
        var newChildren: [ID: ViewNode<Content>] = [:]
        for row in rows {
            guard newChildren[row.id] == nil else {
                graph.diagnostics.report(
                    .duplicateID(id: "\(row.id)", view: "ForEach"),
                    once: ObjectIdentifier(self)
                )
                continue
            }
            newOrder.append(row.id)
            if let known = children.removeValue(forKey: row.id) {
                known.updateIfChanged(row.content)
                newChildren[row.id] = known
            } else {
                newChildren[row.id] = makeNode(row.content, in: childContext)
            }
        }
        for gone in order { children[gone]?.remove() }
        let hasChanged = newOrder != order || !children.isEmpty
        children = newChildren
        order = newOrder
        if hasChanged {
            preferenceOrderDidChange()
            layoutNodesDidChange()
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        for id in order { if let child = children[id] { visit(child) } }
    }
}

extension ForEachNode: IdentifiedNode {
    var identified: [(id: AnyHashable, node: Node)] {
        order.compactMap { id in children[id].map { (AnyHashable(id), $0) } }
    }

    func target(for id: AnyHashable) -> ScrollTarget? {
        (id.base as? ID).flatMap { children[$0] }.map { .view($0) }
    }
}
