/// The values, of any types, whose screens lead from a stack's root to the visible screen.
///
/// A path whose values are all `Codable` can be saved and restored (``codable``).
public struct NavigationPath {
    var values: [AnyHashable] = []

    /// Creates an empty path, which shows the root.
    public init() {}

    /// Creates a path with a screen for each value.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// Creates a path from values that have been encoded.
    public init(_ codable: CodableRepresentation) {
        values = codable.values
    }

    /// The number of screens in front of the root.
    public var count: Int { values.count }
    /// Whether the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value, whose screen is shown.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Removes values from the end, which leads back to earlier screens.
    ///
    /// - Precondition: `k` is not negative, and at most `count`.
    /// - Parameter k: the number of values.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }
}

extension NavigationPath: Equatable {}

/// Gives a stack access to its path.
struct NavigationPathBinding {
    let values: () -> [AnyHashable]
    /// Appends a value; does nothing if the path contains values of a different type.
    let append: (AnyHashable) -> Void
    /// Keeps only the first values.
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
