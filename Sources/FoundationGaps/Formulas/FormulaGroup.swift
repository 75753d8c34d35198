/// Objects for which expressions compute one value.
package final class FormulaGroup {
    /// The objects.
    package let members: [Any]
    /// The values that have been computed, by name.
    package var row: [String: Any] = [:]

    package init(_ members: [Any]) {
        self.members = members
    }
}

extension FormulaValue {
    /// Whether the value is one of all objects of a group.
    var isAggregate: Bool {
        switch self {
        case .constant, .object, .property, .variable: false
        case .keyPath(let path): path.hasPrefix("@")
        case .list(let values): values.contains(where: \.isAggregate)
        case .operation(_, let left, let right): left.isAggregate || right.isAggregate
        case .call(let name, let arguments):
            FormulaFunction.aggregates.contains(name) || arguments.contains(where: \.isAggregate)
        }
    }

    /// Returns the value for a group. What is not computed of all objects is that of the first, as in a database.
    func value(with group: FormulaGroup) -> Any? {
        switch self {
        case .constant(let value): value
        case .object, .property: value(with: group.members.first)
        case .variable(let name): group.row[name]
        case .keyPath(let path) where path.hasPrefix("@"): Self.value(at: path, of: group.members)
        case .keyPath(let path): group.row[path] ?? Self.value(at: path, of: group.members.first)
        case .list(let values): values.map { $0.value(with: group) as Any }
        case .operation(let sign, let left, let right):
            Self.operation(sign, left.value(with: group), right.value(with: group))
        case .call(let name, let arguments) where FormulaFunction.aggregates.contains(name):
            FormulaFunction.result(of: name, [arguments.flatMap { $0.values(in: group) }])
        case .call(let name, let arguments):
            FormulaFunction.result(of: name, arguments.map { $0.value(with: group) })
        }
    }

    /// Returns the values for all objects of a group.
    private func values(in group: FormulaGroup) -> [Any] {
        let values = isAggregate ? [value(with: group)] : group.members.map { value(with: $0) }
        return values.flatMap { value in Self.elements(of: value) ?? value.map { [$0] } ?? [] }
    }
}
