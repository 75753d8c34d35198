/// How a list lets the user edit a bound collection.
///
/// ```swift
/// List($tasks, editActions: [.delete, .move]) { $task in
///     TextField("Task", text: $task.title)
/// }
/// ```
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// The user can delete rows, as with ``DynamicViewContent/onDelete(perform:)``.
    public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// The user can move rows, as with ``DynamicViewContent/onMove(perform:)``.
    public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// The user can delete and move rows.
    public static var all: EditActions { [.delete, .move] }
}

/// A bound collection whose elements have ids, and which a list edits.
public struct IndexedIdentifierCollection<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
    let base: Binding<Base>
    let id: (Base.Element) -> ID
    let edits: RowEditModifier

    init(_ base: Binding<Base>, _ actions: EditActions<Base>, id: @escaping (Base.Element) -> ID) {
        self.base = base.captured
        self.id = id
        let canDelete = actions.rawValue & 1 != 0
        let canMove = actions.rawValue & 2 != 0
        edits = RowEditModifier(
            onDelete: canDelete ? { Self.delete($0, from: base) } : nil,
            onMove: canMove ? { base.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }

    private static func delete(_ offsets: IndexSet, from base: Binding<Base>) {
        // `EditActions.delete` exists only for collections that can be replaced in part.
        guard let elements = base.wrappedValue as? any RangeReplaceableCollection else { return }
        if let rest = removing(offsets, from: elements) as? Base { base.wrappedValue = rest }
    }

    private static func removing(_ offsets: IndexSet, from elements: some RangeReplaceableCollection) -> Any {
        var rest = elements
        rest.remove(atOffsets: offsets)
        return rest
    }

    /// An element, as a binding.
    public struct Element {
        let binding: Binding<Base.Element>
        let id: ID
    }
}

extension IndexedIdentifierCollection: RandomAccessCollection {
    public typealias Index = Base.Index

    public var startIndex: Base.Index { base.elements.startIndex }
    public var endIndex: Base.Index { base.elements.endIndex }
    public func index(after index: Base.Index) -> Base.Index { base.elements.index(after: index) }
    public func index(before index: Base.Index) -> Base.Index { base.elements.index(before: index) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        base.elements.distance(from: start, to: end)
    }
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.elements.index(index, offsetBy: distance)
    }
    public subscript(position: Base.Index) -> Element {
        Element(binding: base[position], id: id(base.elements[position]))
    }
}

/// Data whose rows a list edits by itself.
@MainActor
protocol EditableRows: EditableData {
    var rowEdits: RowEditModifier { get }
}

extension IndexedIdentifierCollection: EditableRows {
    var rowEdits: RowEditModifier { edits }
}

/// A view for an element of a bound collection that a list edits.
public struct EditableCollectionContent<Content: View, Data> {
    let content: Content
}

extension EditableCollectionContent: View {
    public var body: some View { content }
}

extension ForEach {
    /// Creates a view for each element of a bound collection. A list lets the user edit the collection.
    ///
    /// - Parameter editActions: what the user can do.
    public init<C, R>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, R: View
    {
        self.init(editing: IndexedIdentifierCollection(data, editActions) { $0.id }, content: content)
    }

    /// Creates a view for each element of a bound collection. A list lets the user edit the collection.
    ///
    /// - Parameters:
    ///   - id: the key path to an element's id.
    ///   - editActions: what the user can do.
    public init<C, R>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View
    {
        self.init(editing: IndexedIdentifierCollection(data, editActions) { $0[keyPath: id] }, content: content)
    }

    private init<C, R: View>(
        editing data: IndexedIdentifierCollection<C, ID>,
        content: @escaping (Binding<C.Element>) -> R
    ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C> {
        self.data = data
        self.content = { EditableCollectionContent(content: content($0.binding)) }
        id = { $0.id }
        idPath = nil
        idOfElement = { data, offset in
            let elements = data.base.elements
            return data.id(elements[elements.index(elements.startIndex, offsetBy: offset)])
        }
        searchIDs = { data, isLast in
            for element in data.base.elements where isLast(data.id(element)) { return }
        }
        findChanges = nil
        movePositions = { $1.base.movePositions(from: $0?.base, $2) }
    }
}
