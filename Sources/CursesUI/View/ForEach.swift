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
    /// Creates the view of an element.
    public var content: (Data.Element) -> Content
    @usableFromInline let id: (Data.Element) -> ID
    /// Passes the ids of all elements, in order, to a closure until it returns true.
    @usableFromInline let searchIDs: (Data, (ID) -> Bool) -> Void
    /// Returns the elements of the second collection that differ from those at the same place in the first, with their
    /// offsets; `nil` if a general comparison of the elements finds them.
    @usableFromInline
    let findChanges: (@MainActor (Data.SubSequence, Data.SubSequence) -> [(offset: Int, element: Data.Element)])?
    /// Lets bindings to the elements move with the elements of the previous collection, a number of which have stayed
    /// at the start and at the end; `nil` if the elements are no bindings.
    @usableFromInline let movePositions: (@MainActor (Data?, Data, _ prefix: Int, _ suffix: Int) -> Void)?
    /// The key path to an element's id, if the initializer has received one.
    @usableFromInline let idPath: PartialKeyPath<Data.Element>?

    /// Inlinable, so that it is compiled with the app, where the types are known. The search among many elements then
    /// takes a tenth of the time that it would take if the types were looked up for each element.
    @inlinable
    package init(
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
        findChanges = nil
        movePositions = nil
    }
}

extension ForEach {
    /// Creates a view for each element of a bound collection. The ids and the changes are those of the elements
    /// themselves, because a comparison of bindings tells less and takes longer.
    @inlinable
    init<C: MutableCollection & RandomAccessCollection>(
        elementsOf data: Binding<C>,
        content: @escaping (Binding<C.Element>) -> Content,
        id: @escaping (C.Element) -> ID
    ) where Data == Binding<C> {
        self.data = data.captured
        self.content = content
        self.id = { id($0.wrappedValue) }
        idPath = nil
        searchIDs = { data, isLast in
            for element in data.elements where isLast(id(element)) { return }
        }
        findChanges = { Binding.changes(from: $0, to: $1) }
        movePositions = { $1.movePositions(from: $0, prefix: $2, suffix: $3) }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element.
    ///
    /// - Parameter id: the key path to an element's id. If elements have the same id, only the first is shown.
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
    // A binding to a collection is a collection of identifiable bindings. For a binding, the initializer below is to be
    // chosen, which keeps the elements for comparisons.
    /// Creates a view for each element.
    @_disfavoredOverload
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a range, which must not change.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection, and passes a binding to the element.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(elementsOf: data, content: content) { $0[keyPath: id] }
    }

    /// Creates a view for each element of a bound collection, and passes a binding to the element.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(elementsOf: data, content: content) { $0.id }
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(in context: NodeContext) -> ViewNode<ForEach> {
        // A failed cast to a protocol searches all conformances of the program, so the type of the ids is checked
        // first.
        if Self.hasViewsAsElements, let content = Data.self as? any ContentCollection.Type {
            return makeNode(of: content, in: context)
        }
        return context.isInLazyContainer
            ? LazyForEachNode(self, in: context)
            : ForEachNode(self, in: context)
    }

    /// Whether the elements are views or sections, and not data.
    fileprivate static var hasViewsAsElements: Bool {
        ID.self == Subview.ID.self || ID.self == SectionConfiguration.ID.self
    }

    @MainActor
    private func makeNode<Elements: ContentCollection>(
        of _: Elements.Type,
        in context: NodeContext
    ) -> ViewNode<ForEach> {
        // `Elements` is `Data`.
        let view = self as! ForEach<Elements, ID, Content>
        return Elements.makeNode(view, in: context) as! ViewNode<ForEach>
    }
}

extension ForEach: ComparableInput {
    package static func isSameInput(_ old: ForEach, _ new: ForEach) -> Bool {
        new.hasSameContent(as: old) && ValueComparator.areSame(old.data, new.data)
    }

    /// Whether the closure creates the same content for an element as before, as far as the content depends only on the
    /// element.
    @MainActor
    func hasSameContent(as old: ForEach) -> Bool {
        idPath == old.idPath && ViewComparator.areEqual(RowContent(make: content), RowContent(make: old.content))
    }
}

/// Stores the closure for a comparison. Passing the closure itself as a generic value would wrap it in a new closure.
private struct RowContent<Element, Content> {
    let make: (Element) -> Content
}

/// Keeps a node for each id, in the order of the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    private typealias Child = ViewNode<Content>

    private var order: [ID] = []
    /// The children, in the same order as `order`.
    private var children: [Child] = []
    private var childrenByID: [ID: Child] = [:]
    /// The previous elements, one for each child, during a change of the view.
    private var previous: Data?

    override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        super.init(view, in: context)
        refresh()
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        // If elements share an id, the positions of the elements differ from the positions of the children.
        previous = old.data.count == order.count ? old.data : nil
        defer { previous = nil }
        if ForEach.isSameInput(old, view) {
            return movePositions(prefix: previous == nil ? 0 : order.count, suffix: 0)
        }
        // The content of an unchanged element stays the same, unless the closure reads a value outside of the element.
        let keepsContent = hasReadNothing && view.hasSameContent(as: old)
        refresh(from: keepsContent ? previous : nil)
    }

    override func refresh() { refresh(from: nil) }

    private func movePositions(prefix: Int, suffix: Int) {
        view.movePositions?(previous, view.data, prefix, suffix)
    }

    /// Updates the children.
    ///
    /// - Parameter old: the previous elements, if the content of unchanged elements is still valid.
    private func refresh(from old: Data?) {
        if old == nil, updateInPlace() { return }
        // The closure belongs to the body that contains the `ForEach`. Its reads are recorded for this node, so that a
        // change of a binding or an observable object that it reads updates only the rows.
        let (change, ids, contents) = tracking {
            var ids: [ID] = []
            ids.reserveCapacity(view.data.count)
            view.searchIDs(view.data) { id in
                ids.append(id)
                return false
            }
            var change = IDChange(from: order, to: ids)
            // If elements have the same id, only the first is shown, so in this case all elements are processed from
            // the beginning.
            let hasDuplicates = hasDuplicates(in: change, of: ids)
            if hasDuplicates {
                change.suffix = 0
                movePositions(prefix: 0, suffix: 0)
            } else {
                movePositions(prefix: change.prefix, suffix: change.suffix)
            }
            return (change, ids, makeContents(change, from: hasDuplicates ? nil : old))
        }
        update(change, ids, contents)
    }

    /// Updates all children, and returns true, if their ids are those of the elements.
    private func updateInPlace() -> Bool {
        guard !order.isEmpty, view.data.count == order.count else { return false }
        let contents: [Content]? = tracking {
            guard hasOrder(of: view.data) else { return nil }
            movePositions(prefix: order.count, suffix: 0)
            var contents: [Content] = []
            contents.reserveCapacity(order.count)
            var index = view.data.startIndex
            for _ in 0..<order.count {
                contents.append(view.content(view.data[index]))
                view.data.formIndex(after: &index)
            }
            return contents
        }
        guard let contents else { return false }
        for place in contents.indices { children[place].updateIfChanged(contents[place]) }
        return true
    }

    /// Whether the elements have the ids of the children, in their order.
    private func hasOrder(of data: Data) -> Bool {
        let order = order
        var place = 0
        view.searchIDs(data) { id in
            guard place < order.count, order[place] == id else { return true }
            place += 1
            return false
        }
        return place == order.count
    }

    private func hasDuplicates(in change: IDChange, of ids: [ID]) -> Bool {
        if change.newMiddle.isEmpty { return false }
        let replaced = Set(order[change.oldMiddle])
        var added: Set<ID> = []
        return ids[change.newMiddle].contains { id in
            !added.insert(id).inserted || !replaced.contains(id) && childrenByID[id] != nil
        }
    }

    /// Returns the contents that may have changed and the positions of their elements, in ascending order.
    private func makeContents(_ change: IDChange, from old: Data?) -> [(place: Int, content: Content)] {
        let data = view.data
        var contents: [(place: Int, content: Content)] = []
        func add(_ element: Data.Element, _ place: Int) { contents.append((place, view.content(element))) }
        guard let old else {
            // An index, because in generic code an iterator looks up several types for each element.
            var index = data.startIndex
            for place in 0..<data.count {
                add(data[index], place)
                data.formIndex(after: &index)
            }
            return contents
        }
        func addChanges(_ old: Data.SubSequence, _ new: Data.SubSequence, at start: Int) {
            let changes: [(offset: Int, element: Data.Element)]
            if let findChanges = view.findChanges {
                changes = findChanges(old, new)
            } else {
                changes = ValueComparator.changes(from: old, to: new)
            }
            for (offset, element) in changes { add(element, start + offset) }
        }
        addChanges(old.prefix(change.prefix), data.prefix(change.prefix), at: 0)
        var index = data.index(data.startIndex, offsetBy: change.prefix)
        for place in change.newMiddle {
            add(data[index], place)
            data.formIndex(after: &index)
        }
        addChanges(old.suffix(change.suffix), data.suffix(change.suffix), at: change.newMiddle.upperBound)
        return contents
    }

    private func update(_ change: IDChange, _ ids: [ID], _ contents: [(place: Int, content: Content)]) {
        var replaced = [ID: Child](minimumCapacity: change.oldMiddle.count)
        for place in change.oldMiddle { replaced[order[place]] = children[place] }
        var middle: [(id: ID, child: Child)] = []
        for (place, content) in contents {
            let id = ids[place]
            if !change.newMiddle.contains(place) {
                children[place < change.prefix ? place : place - change.growth].updateIfChanged(content)
            } else if let known = replaced.removeValue(forKey: id) {
                known.updateIfChanged(content)
                middle.append((id, known))
            } else if childrenByID[id] == nil {
                let new = makeNode(content, in: childContext)
                childrenByID[id] = new
                middle.append((id, new))
            } else {
                graph.diagnostics.report(.duplicateID(id: "\(id)", view: "ForEach"), once: ObjectIdentifier(self))
            }
        }
        if change.oldMiddle.isEmpty, middle.isEmpty { return }
        for id in order[change.oldMiddle] {
            guard let gone = replaced[id] else { continue }
            childrenByID[id] = nil
            gone.remove()
        }
        // A key path in generic code is made anew each time that it is used, so these are closures.
        let newIDs = middle.map { $0.id }
        guard !newIDs.elementsEqual(order[change.oldMiddle]) else { return }
        order.replaceSubrange(change.oldMiddle, with: newIDs)
        children.replaceSubrange(change.oldMiddle, with: middle.map { $0.child })
        preferenceOrderDidChange()
        layoutNodesDidChange()
    }

    override var isInterchangeable: Bool {
        for child in children where !child.isInterchangeable { return false }
        return true
    }

    override var asIdentified: (any IdentifiedNode)? { self }

    /// The node itself, unless the elements are views: then they are parts of a row.
    override var asRowSource: (any RowSource)? {
        ForEach<Data, ID, Content>.hasViewsAsElements ? nil : self
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        for child in children { visit(child) }
    }
}

extension ForEachNode: RowSource {
    var editableData: (any EditableData)? {
        Data.self is any EditableData.Type ? view.data as? any EditableData : nil
    }

    var elementCount: Int { view.data.count }

    func index(of child: Node) -> Int? {
        guard let place = children.firstIndex(where: { $0 === child }) else { return nil }
        // If elements have the same id, only the first has a child.
        let id = order[place]
        var index = 0
        var isFound = false
        view.searchIDs(view.data) { other in
            isFound = other == id
            if !isFound { index += 1 }
            return isFound
        }
        return isFound ? index : nil
    }
}

extension ForEachNode: IdentifiedNode {
    func id(of child: Node) -> AnyHashable? {
        guard Data.self != Range<Int>.self, let place = children.firstIndex(where: { $0 === child }) else { return nil }
        return AnyHashable(order[place])
    }

    var elementKind: Any.Type { Content.self }

    var identified: [(id: AnyHashable, node: Node)] {
        zip(order, children).map { (AnyHashable($0), $1) }
    }

    func target(for id: AnyHashable) -> IdentifiedTarget? {
        (id.base as? ID).flatMap { childrenByID[$0] }.map { .view($0) }
    }
}
