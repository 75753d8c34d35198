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
    /// Returns the id of the element at an offset.
    @usableFromInline let idOfElement: (Data, Int) -> ID
    /// Passes the ids of all elements, in order, to a closure until it returns true.
    @usableFromInline let searchIDs: (Data, (ID) -> Bool) -> Void
    /// Returns the elements of the second collection that differ from those at the same place in the first, with their
    /// offsets; `nil` if a general comparison of the elements finds them.
    @usableFromInline
    let findChanges: (@MainActor (Data.SubSequence, Data.SubSequence) -> [(offset: Int, element: Data.Element)])?
    /// Lets bindings to the elements of the first collection, which was shown before, move with the elements to the
    /// second. The closure that it receives returns how elements with the given former offsets have moved. `nil` if the
    /// elements are no bindings.
    @usableFromInline let movePositions: (@MainActor (Data?, Data, ([Int]) -> ElementMoves) -> Void)?
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
        idOfElement = { data, offset in id(data[data.index(data.startIndex, offsetBy: offset)]) }
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
        idOfElement = { data, offset in
            let elements = data.elements
            return id(elements[elements.index(elements.startIndex, offsetBy: offset)])
        }
        searchIDs = { data, isLast in
            for element in data.elements where isLast(id(element)) { return }
        }
        findChanges = { Binding.changes(from: $0, to: $1) }
        movePositions = { $1.movePositions(from: $0, $2) }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element.
    ///
    /// - Parameter id: the key path to an element's id. Elements with the same id are all shown, and
    ///   keep their order if they move.
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
    static var hasViewsAsElements: Bool {
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
