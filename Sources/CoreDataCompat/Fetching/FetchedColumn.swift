import FoundationGaps

/// A value of the dictionaries that a request has as results.
struct FetchedColumn {
    /// The key in the dictionaries: a name, or a path of names.
    let name: String
    private let computed: NSExpressionDescription?

    /// Creates a column for an element of `propertiesToFetch`: a name, or a description; `nil` for anything else.
    init?(_ property: Any) {
        computed = property as? NSExpressionDescription
        guard let name = (property as? NSPropertyDescription)?.name ?? property as? String else { return nil }
        self.name = name
    }

    /// Whether the value is one of all objects of a group.
    var isAggregate: Bool { computed?.expression?.isAggregate ?? false }

    /// Returns the value for a group; `nil` if there is none. What is not computed of all objects is that of the first.
    func value(for group: FormulaGroup) -> Any? {
        guard let computed else {
            let object = group.members.first as? NSManagedObject
            return Self.result(object?.value(forKeyPath: name))
        }
        guard let value = computed.expression?.value(for: group) else { return nil }
        if value is NSManagedObject { return Self.result(value) }
        if computed.expressionResultType == .undefinedAttributeType { return ManagedValue.object(value) }
        return ManagedValue.stored(value, computed.expressionResultType).map(ManagedValue.object)
    }

    /// In a dictionary, an identity stands for an object.
    private static func result(_ value: Any?) -> Any? { (value as? NSManagedObject)?.objectID ?? value }
}
