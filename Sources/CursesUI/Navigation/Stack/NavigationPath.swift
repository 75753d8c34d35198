/// Values of any types that lead from a stack's root to the screen that is shown.
public struct NavigationPath {
    var values: [AnyHashable] = []

    /// A path to the first screen.
    public init() {}

    /// A path through screens, one for each value.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// How many screens are in front of the root.
    public var count: Int { values.count }
    /// Whether the first screen is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Leads on to the screen for a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Leads back.
    ///
    /// - Parameter k: the number of screens; not more than there are.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }
}

extension NavigationPath: Equatable {}

/// A path as its stack reads and writes it.
struct NavigationPathBinding {
    let values: () -> [AnyHashable]
    /// Adds a value; does nothing where the path holds values of another type.
    let append: (AnyHashable) -> Void
    /// Keeps so many values.
    let truncate: (Int) -> Void
}

extension NavigationPathBinding {
    init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.values }
        append = { path.wrappedValue.values.append($0) }
        truncate = { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
        truncate = { path.wrappedValue = Data(path.wrappedValue.prefix($0)) }
    }
}
