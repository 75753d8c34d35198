/// The classes of a data model, which Xcode generates when it builds an app.
struct DataModelCode {
    private let model: XcodeDataModel

    init(_ model: XcodeDataModel) {
        self.model = model
    }

    /// The code of the classes; `nil` if the app declares them all itself.
    var text: String? {
        let parts = model.entities.filter { $0.className != "NSManagedObject" && $0.codeGeneration != .none }
            .flatMap(parts)
        guard !parts.isEmpty else { return nil }
        return (["import CoreData\nimport Foundation"] + parts).joined(separator: "\n\n") + "\n"
    }

    private func parts(of entity: XcodeDataModel.Entity) -> [String] {
        let name = entity.className
        let parent = entity.parent.map(className) ?? "NSManagedObject"
        var parts: [String] = []
        if entity.codeGeneration == .wholeClass {
            parts.append("/// An object of the entity \(entity.name).\npublic class \(name): \(parent) {}")
        }
        let request = """
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: \(entity.name.swiftLiteral))
                }
            """
        // Not isolated, whatever the module's default: a context in the background has objects too.
        let members = [request] + entity.attributes.map(variable) + entity.relationships.map(variable)
        parts.append("nonisolated extension \(name) {\n\(members.joined(separator: "\n\n"))\n}")
        let methods = entity.relationships.filter { $0.isOn("toMany") }.flatMap(methods)
        if !methods.isEmpty { parts.append("nonisolated extension \(name) {\n\(methods.joined(separator: "\n"))\n}") }
        if parent == "NSManagedObject", entity.codeGeneration == .wholeClass {
            parts.append("nonisolated extension \(name): Identifiable {}")
        }
        return parts
    }

    private func className(of entity: String) -> String {
        model.entities.first { $0.name == entity }?.className ?? "NSManagedObject"
    }

    // MARK: - Variables

    private func variable(_ element: ModelElement) -> String {
        let name = element["name"] ?? ""
        let type = element.name == "relationship" ? relationshipType(element) : Self.attributeType(element)
        return """
                public var `\(name)`: \(type) {
                    get { _value(\(name.swiftLiteral)) }
                    set { _setValue(newValue, \(name.swiftLiteral)) }
                }
            """
    }

    private func relationshipType(_ element: ModelElement) -> String {
        guard element.isOn("toMany") else { return className(of: element["destinationEntity"] ?? "") + "?" }
        return element.isOn("ordered") ? "NSOrderedSet?" : "NSSet?"
    }

    /// Returns the type of an attribute's variable. As in Xcode, all but scalar types are optional, even if the attribute
    /// is not.
    private static func attributeType(_ element: ModelElement) -> String {
        let type = element["attributeType"] ?? ""
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
            "Boolean": "Bool",
        ]
        if let scalar = scalars[type] { return element.isOn("usesScalarValueType") ? scalar : "NSNumber?" }
        switch type {
        case "String": return "String?"
        case "Date": return element.isOn("usesScalarValueType") ? "TimeInterval" : "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Decimal": return "NSDecimalNumber?"
        default: return (element["customClassName"] ?? "NSObject") + "?"
        }
    }

    // MARK: - Methods

    /// Returns the methods that change a relationship to several objects.
    private func methods(of element: ModelElement) -> [String] {
        let name = element["name"] ?? ""
        let suffix = name.prefix(1).uppercased() + name.dropFirst()
        let type = className(of: element["destinationEntity"] ?? "")
        let isOrdered = element.isOn("ordered")
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        var methods = [
            ("addTo", "_ value: \(type)", "value"), ("addTo", "_ values: \(set)", "values"),
            ("removeFrom", "_ value: \(type)", "value"), ("removeFrom", "_ values: \(set)", "values"),
        ]
        if isOrdered {
            methods += [
                ("insertInto", "_ value: \(type), at idx: Int", "value, idx"),
                ("insertInto", "_ values: [\(type)], at indexes: NSIndexSet", "values, indexes"),
                ("removeFrom", "at idx: Int", "idx"), ("removeFrom", "at indexes: NSIndexSet", "indexes"),
                ("replace", "at idx: Int, with value: \(type)", "value, idx"),
                ("replace", "at indexes: NSIndexSet, with values: [\(type)]", "values, indexes"),
            ]
        }
        return methods.map { prefix, parameters, arguments in
            "    public func \(prefix)\(suffix)(\(parameters)) { "
                + "_changeRelationship(\((prefix + suffix).swiftLiteral), \(arguments)) }"
        }
    }
}
