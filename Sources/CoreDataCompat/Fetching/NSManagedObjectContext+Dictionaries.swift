import FoundationGaps

extension NSManagedObjectContext {
    /// Returns the dictionaries of a request, with the values of objects or of groups of them.
    func dictionaries<T>(by request: NSFetchRequest<T>) -> [[String: Any]] {
        let columns = request.propertiesToFetch?.compactMap(FetchedColumn.init)
        let grouped = request.propertiesToGroupBy?.compactMap(FetchedColumn.init) ?? []
        let objects = sorted(by: request)
        var groups: [FormulaGroup]
        if !grouped.isEmpty {
            groups = Self.groups(of: objects, by: grouped)
        } else if columns?.contains(where: \.isAggregate) == true {
            groups = [FormulaGroup(objects)]
        } else {
            groups = objects.map { FormulaGroup([$0]) }
        }
        for group in groups {
            let own = columns ?? (group.members.first as? NSManagedObject).map(Self.attributes) ?? []
            let values = own.compactMap { column in column.value(for: group).map { (column.name, $0) } }
            group.row = Dictionary(values, uniquingKeysWith: { first, _ in first })
        }
        if let having = request.havingPredicate { groups = groups.filter { having.evaluate(with: $0) } }
        var rows = groups.map(\.row)
        if request.returnsDistinctResults {
            var known: Set<[String: AnyHashable]> = []
            rows = rows.filter { known.insert($0.mapValues(Self.comparable)).inserted }
        }
        return request.limited(rows)
    }

    /// Divides objects into groups with the same values, in the order of their first objects.
    private static func groups(of objects: [NSManagedObject], by columns: [FetchedColumn]) -> [FormulaGroup] {
        var members: [[AnyHashable?]: [NSManagedObject]] = [:]
        var order: [[AnyHashable?]] = []
        for object in objects {
            let alone = FormulaGroup([object])
            let key = columns.map { $0.value(for: alone).map(comparable) }
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(object)
        }
        return order.map { FormulaGroup(members[$0] ?? []) }
    }

    private static func attributes(of object: NSManagedObject) -> [FetchedColumn] {
        object.entity.attributesByName.keys.compactMap(FetchedColumn.init)
    }

    private static func comparable(_ value: Any) -> AnyHashable {
        value as? AnyHashable ?? AnyHashable("\(value)")
    }
}
