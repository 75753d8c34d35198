import Foundation

extension NSSortDescriptor {
    /// Creates an order by a value of any type. A missing value comes first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { SortedValue.compare($0, $1) }
    }

    /// Creates an order by the value of a name. A missing value comes first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSManagedObject.[sortedBy: key ?? "self"], ascending: ascending)
    }

    /// Creates an order by the value of a name.
    ///
    /// - Parameter selector: how texts are compared: `compare:`, `caseInsensitiveCompare:` or one of the methods whose
    ///   names begin with `localized`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector.map { "\($0)" } ?? ""
        self.init(keyPath: \NSManagedObject.[valueFor: key ?? "self"], ascending: ascending) { first, second in
            guard let first = first as? String, let second = second as? String else {
                return SortedValue.compare(first, second)
            }
            if name.contains("localizedStandard") { return first.localizedStandardCompare(second) }
            if name.contains("localizedCaseInsensitive") { return first.localizedCaseInsensitiveCompare(second) }
            if name.contains("caseInsensitive") { return first.caseInsensitiveCompare(second) }
            return name.contains("localized") ? first.localizedCompare(second) : first.compare(second)
        }
    }

    /// Creates the order of a descriptor of Swift's.
    convenience init<Object: NSManagedObject>(_ order: SortDescriptor<Object>) {
        self.init(keyPath: \Object.self, ascending: true) { first, second in
            guard let first = first as? Object, let second = second as? Object else { return .orderedSame }
            return order.compare(first, second)
        }
    }
}

extension SortDescriptor where Compared: NSManagedObject {
    /// Creates an order by the truth of a value: false comes first.
    public init(_ keyPath: KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
        self.init(\Compared.[number: keyPath], order: order)
    }
}

extension NSManagedObject {
    fileprivate subscript(sortedBy key: String) -> SortedValue { SortedValue(value: value(forSorting: key)) }
    fileprivate subscript(valueFor key: String) -> Any? { value(forSorting: key) }

    private func value(forSorting key: String) -> Any? { key == "self" ? self : value(forKeyPath: key) }
}

extension NSManagedObject {
    fileprivate subscript<Root>(number keyPath: KeyPath<Root, Bool>) -> Int {
        (self as? Root)?[keyPath: keyPath] == true ? 1 : 0
    }
}

extension [NSSortDescriptor] {
    /// Returns objects in the order of the descriptors. Equal ones stay in their order.
    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.enumerated().sorted { first, second in
            for descriptor in self {
                switch descriptor.compare(first.element, to: second.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }
        .map(\.element)
    }
}

/// A value of any type that has an order.
private struct SortedValue: Comparable {
    let value: Any?

    static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
        switch (content(first), content(second)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let first as String, let second as String): first.compare(second)
        case (let first as Date, let second as Date): first.compare(second)
        case (let first as Bool, let second as Bool): order(first ? 1 : 0, second ? 1 : 0)
        case (let first as NSNumber, let second as NSNumber): first.compare(second)
        case (let first as any Comparable, let second?): order(first, second)
        case (let first?, let second?): order("\(first)", "\(second)")
        }
    }

    private static func content(_ value: Any?) -> Any? {
        guard let value, let optional = Swift.type(of: value) as? any OptionalValue.Type else { return value }
        return content(optional.content(of: value))
    }

    private static func order<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult {
        guard let second = second as? Value, first != second else { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    static func < (first: SortedValue, second: SortedValue) -> Bool {
        compare(first.value, second.value) == .orderedAscending
    }
    static func == (first: SortedValue, second: SortedValue) -> Bool {
        compare(first.value, second.value) == .orderedSame
    }
}
