/// The expansion of `@Model`: the state of a model, the list of its properties, and an initializer with stored values.
struct ModelExpansion {
    private let name: String
    private let access: String
    private let variables: [ModelVariables.Variable]

    /// - Parameter declaration: the code of the class, with its attributes.
    init(declaration: String) {
        var scanner = DeclarationScanner(declaration)
        let head = scanner.text(before: "{")
        access = DeclarationScanner.access(in: head)
        var names = DeclarationScanner(head)
        _ = names.skip(to: "class")
        name = names.name()
        variables = ModelVariables(members: &scanner).variables
    }

    /// The attribute for a member of the class; empty for members that are not kept.
    static func attribute(of member: String) -> String {
        ModelVariables(member: member).variables.isEmpty ? "" : "@_PersistedProperty"
    }

    /// The code of the members.
    var members: String {
        let properties = variables.map { variable in
            let options = ["Attribute", "Relationship"].compactMap { kind in
                variable.attributes[kind].map { "Schema.\(kind)\($0.isEmpty ? "()" : $0)" }
            }
            let option = options.map { ", \($0)" }.joined()
            return "ModelProperty(\"\(Self.key(variable.name))\", \\\(name).\(variable.name), "
                + "\\\(name)._\(Self.key(variable.name))\(option)),"
        }
        let required = variables.filter { !$0.hasValue }.map {
            "_\(Self.key($0.name)) = try values.value(for: \"\(Self.key($0.name))\")"
        }
        let others = variables.filter(\.hasValue).map {
            "values.read(\"\(Self.key($0.name))\", into: &_\(Self.key($0.name)))"
        }
        return """
            \(access)let _$model = ModelState()

            \(access)static var modelProperties: [ModelProperty] {
                [
                    \(properties.joined(separator: "\n        "))
                ]
            }

            \(access)required init(storedValues values: StoredValues) throws {
                \((required + others).joined(separator: "\n    "))
            }
            """
    }

    private static func key(_ name: String) -> String { name.filter { $0 != "`" } }

    /// The code of a variable that holds the value of a property.
    static func peer(of declaration: String) -> String? {
        ModelVariables(member: declaration).variables.first.map { "private var _\(key($0.name))\($0.rest)" }
    }

    /// The accessors of a property.
    static func accessors(of declaration: String) -> String? {
        guard let variable = ModelVariables(member: declaration).variables.first else { return nil }
        let (path, stored) = ("\\.\(variable.name)", "_\(key(variable.name))")
        return """
            @storageRestrictions(initializes: \(stored))
            init(initialValue) { \(stored) = initialValue }
            get {
                _$model.read(self, \(path))
                return \(stored)
            }
            set {
                let old = _$model.willChange(self, \(path), \(stored))
                \(stored) = newValue
                _$model.didChange(self, \(path), from: old)
            }
            _modify {
                _$model.read(self, \(path))
                let old = _$model.willChange(self, \(path), \(stored))
                defer { _$model.didChange(self, \(path), from: old) }
                yield &\(stored)
            }
            """
    }
}
