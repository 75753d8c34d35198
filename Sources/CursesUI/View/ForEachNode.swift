/// Keeps a node for each element. The nodes of elements with the same id keep their order.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    private typealias Child = ViewNode<Content>

    private var order: [ID] = []
    /// The children, in the same order as `order`.
    private var children: [Child] = []
    /// The first child with each id.
    private var childrenByID: [ID: Child] = [:]
    /// Whether elements have, or had, the same id.
    private var hasRepeatedIDs = false
    /// The id of the child that is being made.
    private var newID: ID?

    override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        super.init(view, in: context)
        refresh()
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        // A collection with reference semantics may have changed since.
        let previous = old.data.count == order.count ? old.data : nil
        if ForEach.isSameInput(old, view) {
            view.movePositions?(old.data, view.data) { _ in ElementMoves(unchanged: view.data.count) }
            return
        }
        if previous == nil { view.movePositions?(old.data, view.data) { _ in .removal } }
        // The content of an unchanged element stays the same, unless the closure reads a value outside of the element.
        refresh(from: previous, keepsContent: previous != nil && hasReadNothing && view.hasSameContent(as: old))
    }

    override func refresh() { refresh(from: nil, keepsContent: false) }

    /// Updates the children.
    ///
    /// - Parameters:
    ///   - old: the previous elements, one for each child; `nil` if they are not known.
    ///   - keepsContent: whether the content of unchanged elements is still valid.
    private func refresh(from old: Data?, keepsContent: Bool) {
        if !keepsContent, updateInPlace(from: old) { return }
        // The closure belongs to the body that contains the `ForEach`. Its reads are recorded for this node, so that a
        // change of a binding or an observable object that it reads updates only the rows.
        let (change, ids, contents) = tracking {
            var ids: [ID] = []
            ids.reserveCapacity(view.data.count)
            view.searchIDs(view.data) { id in
                ids.append(id)
                return false
            }
            let change = IDChange(from: order, to: ids)
            view.movePositions?(old, view.data) { _ in ElementMoves(change, from: order, to: ids) }
            return (change, ids, makeContents(change, from: keepsContent ? old : nil))
        }
        update(change, ids, contents)
    }

    /// Updates all children, and returns true, if their ids are those of the elements.
    private func updateInPlace(from old: Data?) -> Bool {
        guard !order.isEmpty, view.data.count == order.count else { return false }
        let contents: [Content]? = tracking {
            guard hasOrder(of: view.data) else { return nil }
            view.movePositions?(old, view.data) { _ in ElementMoves(unchanged: order.count) }
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
        var replaced = ValuesByID<ID, Child>(minimumCapacity: change.oldMiddle.count)
        for place in change.oldMiddle { replaced.add(children[place], for: order[place]) }
        var middle: [(id: ID, child: Child)] = []
        for (place, content) in contents {
            let id = ids[place]
            if !change.newMiddle.contains(place) {
                children[place < change.prefix ? place : place - change.growth].updateIfChanged(content)
            } else if let known = replaced.take(id) {
                known.updateIfChanged(content)
                middle.append((id, known))
            } else {
                newID = id
                let new = makeNode(content, in: childContext)
                newID = nil
                middle.append((id, new))
                if childrenByID[id] == nil { childrenByID[id] = new } else { noteRepeatedID(id) }
            }
        }
        if change.oldMiddle.isEmpty, middle.isEmpty { return }
        for id in order[change.oldMiddle] {
            guard let gone = replaced.take(id) else { continue }
            childrenByID[id] = nil
            gone.remove()
        }
        // A key path in generic code is made anew each time that it is used, so these are closures.
        let newIDs = middle.map { $0.id }
        guard !newIDs.elementsEqual(order[change.oldMiddle]) else { return }
        order.replaceSubrange(change.oldMiddle, with: newIDs)
        children.replaceSubrange(change.oldMiddle, with: middle.map { $0.child })
        if hasRepeatedIDs { childrenByID = Dictionary(zip(order, children)) { first, _ in first } }
        preferenceOrderDidChange()
        layoutNodesDidChange()
    }

    private func noteRepeatedID(_ id: ID) {
        hasRepeatedIDs = true
        graph.diagnostics.report(.duplicateID(id: "\(id)", view: "ForEach"), once: ObjectIdentifier(self))
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

    func index(of child: Node) -> Int? { children.firstIndex { $0 === child } }
}

extension ForEachNode: IdentifiedNode {
    func id(of child: Node) -> AnyHashable? {
        guard Data.self != Range<Int>.self, let place = children.firstIndex(where: { $0 === child }) else { return nil }
        return AnyHashable(order[place])
    }

    var elementKind: Any.Type { Content.self }

    func identity(ofRemoved child: Node) -> AnyHashable? {
        children.firstIndex { $0 === child }.map { AnyHashable(order[$0]) }
    }

    var identityOfNewChild: AnyHashable? { newID.map { AnyHashable($0) } }

    var identified: [(id: AnyHashable, node: Node)] {
        zip(order, children).map { (AnyHashable($0), $1) }
    }

    func target(for id: AnyHashable) -> IdentifiedTarget? {
        (id.base as? ID).flatMap { childrenByID[$0] }.map { .view($0) }
    }
}
